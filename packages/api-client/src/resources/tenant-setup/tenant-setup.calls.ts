import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { planSetup } from './tenant-setup.schema'

/** What the tenant has switched on. */
export type TenantSetupCalls = ReturnType<typeof tenantSetupCalls>

export function tenantSetupCalls(http: Transport) {
  return {
    /** Whether floor-plan pictures are allowed: plan-setup value 1 (GET device/deviceTenantSetup/get, spec 1 §6). */
    planAllowed: (signal?: AbortSignal): Promise<boolean> =>
      http.get('/api/device/deviceTenantSetup/get', one(planSetup), { signal }),
  }
}
