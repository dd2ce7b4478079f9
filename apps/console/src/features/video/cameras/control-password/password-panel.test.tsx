import { keepsASecret } from '../../../../testing/keeps-a-secret'
import { aCamera } from '../cameras.sample'
import { PasswordPanel } from './password-panel'

const ROW = aCamera({ controlAddress: 'http://10.20.3.8', controlAccount: 'operator', controlPassword: 'missing' })

keepsASecret({
  draw: (onClose) => <PasswordPanel row={ROW} isListed onClose={onClose} onChanged={() => undefined} />,
  field: /^新的云台密码/,
  saved: '云台密码已保存',
})
