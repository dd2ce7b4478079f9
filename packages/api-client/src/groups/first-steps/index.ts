import type { Decoded } from '../../decoding/decoder'
import { one } from '../../decoding/readers'
import { nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'

/** How far a new site is: how many of each thing it has; null where the server does not tell. */
export type SiteProgress = Decoded<typeof siteProgress>

const siteProgress = shape({
  buildings: from('buildings', nullableCount),
  /** published plans of floors */
  plans: from('plans', nullableCount),
  /** gateways with a valid key */
  gateways: from('gateways', nullableCount),
  devices: from('devices', nullableCount),
  /** devices that have reported */
  reporting: from('reporting', nullableCount),
})

/** What a new site still needs (our server; ADR 30). */
export type FirstStepCalls = ReturnType<typeof firstStepCalls>

const firstStepCalls = (http: Transport) => ({
  /** How far the site is (GET admin/setup/progress, our server; ADR 30). Rejects `notFound` on others. */
  progress: (signal?: AbortSignal): Promise<SiteProgress> => http.get('/api/admin/setup/progress', one(siteProgress), { signal }),
})

/** Group `firstSteps`: `client.with(firstSteps)`. */
export const firstSteps: ApiGroup<'firstSteps', FirstStepCalls> = { name: 'firstSteps', calls: firstStepCalls }
