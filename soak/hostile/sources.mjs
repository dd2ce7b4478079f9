// Internal modules of the packages that the tests need: the alarm client's machine and the wire format of the mock. They are
// imported by URL, so that the import rules need no exception; Node needs the conditions of lib/server-command.
import { createRequire } from 'node:module'

const source = (path) => import(/* @vite-ignore */ new URL(`../../packages/${path}`, import.meta.url).href)

/** `ws` in the version of the platform server. */
export const ws = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ws')

export const { createApiClient } = await source('api-client/src/index.ts')
export const { aRecord, aHydrantRecord, aFireHostRecord, pushOf } = await source('api-client/src/mock/builders/records.ts')
export const { wireFrame, wireRecord } = await source('api-client/src/mock/to-wire.ts')
export const { alarmClientOf } = await source('dialogs/src/provider/alarm-client/alarm-client.calls.ts')
export const { statusOf } = await source('dialogs/src/provider/alarm-client/alarm-client-status.ts')
export const { recordKey } = await source('dialogs/src/provider/alarm-client/record-ref.ts')
export const { createActor } = createRequire(new URL('../../packages/dialogs/package.json', import.meta.url))('xstate')
