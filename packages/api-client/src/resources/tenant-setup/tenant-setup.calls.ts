import type { ApiClient } from '../../api-client'
import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { planSetup } from './tenant-setup.schema'

/** What the tenant has switched on (spec 1 §7). */
export function tenantSetupCalls(http: Transport): ApiClient['tenantSetup'] {
  return {
    planAllowed: (signal) => http.get('/api/device/deviceTenantSetup/get', one(planSetup), { signal }),
  }
}
