import type { ApiGroup } from '../api-group'
import { firmCalls, type FirmCalls } from './firms.calls'

export { firmInput, type Firm, type FirmCalls, type FirmFilters, type FirmInput } from './firms.calls'

/** Group `firms`: `client.with(firms)`. */
export const firms: ApiGroup<'firms', FirmCalls> = { name: 'firms', calls: firmCalls }
