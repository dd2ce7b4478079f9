import { tabsScreen } from '../../../screens'
import * as words from './logs.messages'
import { operations } from './operations'
import { sessions } from './sessions'
import { signIns } from './sign-ins'

/** Sign-ins, operations and sessions (spec 1 §2 gateLogManager, contract admin 3.11 and 3.12). */
export default tabsScreen({ key: 'adminSys/gateLogManager', words, tabs: { signIns, operations, sessions } })
