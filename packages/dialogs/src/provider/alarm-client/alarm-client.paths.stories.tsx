import { Flex } from '@smart-fire/ui/layout'
import type { Meta } from '@storybook/react-vite'
import { useActorRef, useSelector } from '@xstate/react'
import { RAISED } from '../../../../../.storybook/paths/path-plan'
import { walkEveryPath, type WalkedActor } from '../../../../../.storybook/paths/path-walk'
import { statePaths } from '../../shared/state-paths'
import { StoryProvider } from '../../testing/story-provider'
import { LinkStatusView, StaleBannerView } from '../link-status/link-status'
import { alarmFrame, aResponse, anOpenRecord, NOON } from './alarm-client.fixtures'
import { alarmClientMachine } from './alarm-client.machine'
import { statusOf } from './alarm-client-status'
import { MAX_OPENS_WITHOUT_RESPONSE, SessionOver } from './alarm-client.setup'
import { catchUp } from './catch-up'
import { EMPTY_LEDGER } from './ledger'
import { RECONCILE_MS } from './link-timing'

const meta = {
  title: 'Provider 接入层/Alarm client 报警连接/Paths',
  id: 'provider-alarm-client-paths',
  parameters: { machine: alarmClientMachine },
} satisfies Meta

export default meta

const HOUR_MS = 3_600_000
const KNOWN = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord()]), []).ledger
const CONTEXT = {
  ledger: { ...KNOWN, fetchedAt: NOON },
  held: [],
  failures: 0,
  lastContact: NOON,
  ending: null,
  reconcileMs: RECONCILE_MS,
  recheckFailures: 0,
  opensWithoutResponse: 0,
}
const UP = { link: 'live', sync: 'synced', recheck: 'idle', poll: 'slow', freshness: 'fresh' } as const
const hello = (epoch: string) => ({ type: 'hello' as const, epoch, seq: 1, replayed: false })

function Status({ logic, options }: WalkedActor<typeof alarmClientMachine>) {
  const snapshot = useSelector(useActorRef(logic, options), (now) => now)
  const status = statusOf(snapshot)
  return (
    <Flex data-state={statePaths(snapshot.value)} direction="column" gap="3" align="flex-start">
      <LinkStatusView status={status} />
      <StaleBannerView status={status} />
    </Flex>
  )
}

export const EveryPath = walkEveryPath(
  {
    machine: alarmClientMachine,
    starts: [
      { input: undefined },
      { value: UP, context: CONTEXT },
      { value: { ...UP, recheck: 'counting' }, context: CONTEXT },
      { value: { ...UP, recheck: 'counting', link: 'reconnecting', poll: 'fast' }, context: CONTEXT },
      { value: { ...UP, recheck: 'fetching', link: 'refused' }, context: CONTEXT },
      { value: { ...UP, link: 'awaitingReply' }, context: CONTEXT },
      { value: { ...UP, sync: { catchingUp: { loading: 'holding' } } }, context: { ...CONTEXT, opensWithoutResponse: MAX_OPENS_WITHOUT_RESPONSE } },
      { value: UP, context: { ...CONTEXT, ledger: { ...CONTEXT.ledger, position: { epoch: 'a', seq: 1 } } } },
    ],
    events: {
      'socket.opened': [{ at: NOON }],
      'frames.received': [{ frames: [alarmFrame()], at: NOON }, { frames: [hello('b')], at: NOON }],
      'socket.closed': [{ code: 1006, opened: true }],
      'page.awake': [{ at: NOON + HOUR_MS }],
      'network.lost': [{}],
      'network.back': [{ at: NOON }, { at: NOON + HOUR_MS }],
      'record.handled': [{ record: { kind: 'general', id: '1' } }],
      'alarms.acknowledged': [{ alarms: ['alarm-1'] }],
      'session.ended': [{}],
      'session.renewed': [{}],
      'watch.began': [{}],
      'watch.ended': [{}],
      'count.check': [{}],
      'link.up': RAISED,
      contact: RAISED,
      'link.down': RAISED,
    },
    answers: {
      checkSession: ['over', 'good'],
      fetchUnhandled: [aResponse([anOpenRecord()]), aResponse([], { missing: ['hydrant'] })],
      fetchCount: [
        { count: 1, changes: KNOWN.changes, at: NOON },
        { count: 9, changes: KNOWN.changes, at: NOON + 2_000 },
        { count: 1, changes: KNOWN.changes, at: NOON + HOUR_MS },
        { count: 9, changes: -1, at: NOON },
      ],
    },
    failures: { fetchUnhandled: [new SessionOver()], fetchCount: [new SessionOver()] },
    // the guard reads the provider's clock, which a walk does not have
    elsewhere: { 'link.live · after silence #1 → link.connecting': 'alarm-client.machine.test: treats a timer that fires an hour late as a sleep' },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <Status {...actor} />
    </StoryProvider>
  ),
)
