import { keepsASecret } from '../../../testing/keeps-a-secret'
import { AccessPanel } from './access-panel'
import { aProvider } from './sign-in-providers.sample'

keepsASecret({
  draw: (onClose) => <AccessPanel row={aProvider({ secret: 'missing' })} isListed onClose={onClose} onChanged={() => undefined} />,
  field: /^新的客户端密钥/,
  saved: '密钥已保存',
})
