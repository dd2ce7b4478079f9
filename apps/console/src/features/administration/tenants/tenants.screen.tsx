import { tabsScreen } from '../../../screens'
import { signInProviderTab } from '../sign-in-providers/sign-in-providers'
import { tenantTab } from './tenants'
import * as words from './tenant-manager.messages'

/** Tenants, and what belongs to the platform as a whole (spec 1 §2 tenantManager, ADR 32, ADR 34). */
export default tabsScreen({ key: 'adminSys/tenantManager', words, tabs: { tenants: tenantTab, signIn: signInProviderTab } })
