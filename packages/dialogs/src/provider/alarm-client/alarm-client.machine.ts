import type { ActorRefFrom } from 'xstate'
import { alarmClientSetup } from './alarm-client.setup'
import { freshnessRegion } from './freshness.region'
import { EMPTY_LEDGER } from './ledger'
import { linkRegion } from './link.region'
import { RECONCILE_MS } from './link-timing'
import { pollRegion, recheckRegion } from './recheck.region'
import { syncRegion } from './sync.region'

/**
 * The one alarm link of a provider (architecture §1.10): all timers, heartbeat, reconnect, catch-up and identity of records.
 * The socket below it has none of these.
 */
export const alarmClientMachine = alarmClientSetup.createMachine({
  id: 'alarmClient',
  type: 'parallel',
  context: ({ input }) => ({
    ledger: input?.ledger ?? EMPTY_LEDGER,
    held: [],
    failures: 0,
    lastContact: null,
    ending: null,
    reconcileMs: RECONCILE_MS,
    recheckFailures: 0,
    opensWithoutResponse: 0,
  }),
  invoke: [
    { id: 'socket', src: 'socket' },
    { id: 'page', src: 'page' },
  ],
  on: { 'alarms.acknowledged': { actions: 'acknowledgeRecordless' } },
  states: {
    link: linkRegion,
    sync: syncRegion,
    recheck: recheckRegion,
    poll: pollRegion,
    freshness: freshnessRegion,
  },
})

export type AlarmClientActor = ActorRefFrom<typeof alarmClientMachine>
