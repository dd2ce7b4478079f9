import type { Decoded } from '../../decoding/decoder'
import { one } from '../../decoding/readers'
import { flag, instant } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'

/** Whether the server can serve calls, and its clock. */
export type Health = Decoded<typeof health>

const health = shape({ ready: from('ready', flag), time: from('time', instant) })

/** What can be asked of a server without a session. */
export type ConnectionTestCalls = ReturnType<typeof calls>

const calls = (http: Transport) => ({
  /** Needs no session (GET health, our server; ADR 3). Rejects with the reason while the server cannot serve, `notFound` on others. */
  health: (signal?: AbortSignal): Promise<Health> => http.get('/api/health', one(health), { signal }),
})

/** Group `connectionTest`: `client.with(connectionTest)`. */
export const connectionTest: ApiGroup<'connectionTest', ConnectionTestCalls> = { name: 'connectionTest', calls }
