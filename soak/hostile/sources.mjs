// The harness drives what the packages keep to themselves: the link machine and the wire spellings of the mock.
// Loaded by address, so that no rule has to be bent for everyone; Node needs the conditions of lib/server-command.
import { createRequire } from 'node:module'

const source = (path) => import(/* @vite-ignore */ new URL(`../../packages/${path}`, import.meta.url).href)

/** `ws` as the platform server has it. */
export const ws = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ws')

export const { createApiClient } = await source('api-client/src/index.ts')
export const { aRecord, aHydrantRecord, aFireHostRecord, pushOf } = await source('api-client/src/mock/builders/records.ts')
export const { wireFrame, wireRecord } = await source('api-client/src/mock/to-wire.ts')
export const { alarmClientOf } = await source('dialogs/src/provider/alarm-client/alarm-client.calls.ts')
export const { selectStatus } = await source('dialogs/src/provider/alarm-client/alarm-client.selectors.ts')
export const { recordKey } = await source('dialogs/src/provider/alarm-client/record-ref.ts')
export const { createActor } = createRequire(new URL('../../packages/dialogs/package.json', import.meta.url))('xstate')
