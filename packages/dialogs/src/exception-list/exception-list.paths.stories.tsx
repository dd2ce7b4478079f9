import { CHANNEL } from '@smart-fire/api-client'
import { aFaultRecord, aHydrantRecord, aRecord } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { ExceptionListActor } from './exception-list.actor'
import { aListContext, aListState, inChannel, nothingLoaded, someChannels, someHydrantRecords } from './exception-list.fixtures'
import { exceptionListMachine } from './exception-list.machine'
import { ExceptionListView } from './exception-list.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs 对话框/Exception list 待处理异常/Paths',
  id: 'dialogs-exception-list-paths',
  parameters: { machine: exceptionListMachine },
} satisfies Meta

export default meta

const { rows } = aListContext()
const FIRE = rows.find(({ category }) => category === '1') ?? aRecord()
const FAULT = rows.find(({ category }) => category !== '1') ?? aFaultRecord()
const [HYDRANT = aHydrantRecord()] = someHydrantRecords()
const NAMELESS = { ...FIRE, sensorId: null }
const calmChannels = someChannels().map((channel) => ({ ...channel, count: 0, fireCount: 0 }))
const on = (record: { kind: typeof FIRE.kind; id: string }) => ({ selected: { kind: record.kind, id: record.id } })

export const EveryPath = walkEveryPath(
  {
    machine: exceptionListMachine,
    starts: [
      { input: undefined },
      { value: aListState({ channels: 'failed', list: 'failed' }), context: nothingLoaded() },
      { value: aListState({ channels: { ready: 'refreshing' }, list: 'withoutChannels' }), context: nothingLoaded() },
      { value: aListState(), context: aListContext(on(FIRE)) },
      { value: aListState(), context: aListContext(on(FAULT)) },
      { value: aListState(), context: aListContext({ rows: [NAMELESS], ...on(NAMELESS) }) },
      { value: aListState(), context: { ...inChannel(CHANNEL.hydrant, [HYDRANT]), ...on(HYDRANT) } },
      { value: aListState(), context: aListContext({ channels: calmChannels }) },
      { value: aListState({ permission: 'denied' }), context: aListContext(on(FIRE)) },
      // past the end: the rows of this page are gone
      { value: aListState({ list: { ready: 'refreshing' } }), context: aListContext({ page: 9 }) },
      { value: aListState({ list: 'loading' }), context: aListContext({ page: 9, rows: [] }) },
      // the link fell silent while a call was running
      { value: aListState({ list: 'loading', channels: { ready: 'refreshing' }, link: 'silent' }), context: aListContext() },
      { value: aListState({ list: { ready: 'refreshing' }, link: 'silent' }), context: aListContext() },
      {
        value: aListState({ elsewhere: 'fire' }),
        context: aListContext({ fireChannels: [CHANNEL.fireHost], changedSinceFire: true }),
      },
      {
        value: aListState({ elsewhere: 'fire', channels: { ready: 'refreshing' } }),
        context: aListContext({ fireChannels: [CHANNEL.fireHost], changedSinceFire: true }),
      },
    ],
    events: {
      'channel.select': [{ channelId: CHANNEL.fireHost }],
      'page.change': [{ page: 2 }],
      'size.change': [{ limit: 30 }],
      'data.refresh': [{}],
      'row.select': [{ record: { kind: FAULT.kind, id: FAULT.id } }],
      'row.confirm': [{ record: FIRE }],
      'row.plan': [{ record: FIRE }, { record: NAMELESS }],
      'row.hydrant': [{ record: HYDRANT }],
      'triage.judge': [{ verdict: '2' }],
      'triage.confirm': [{}],
      'triage.open': [{}],
      'triage.channel': [{}],
      'keys.switch': [{ on: false }, { on: true }],
      'help.open': [{}],
      'overlay.close': [{}],
      'record.confirmed': [{}],
      'elsewhere.view': [{}],
      'place.changed': [{}],
      'fire.arrived': [{ channelId: CHANNEL.fireHost }],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: {
      loadChannels: [
        { channels: someChannels(), dropped: 0, newestFireChannelId: null },
        { channels: calmChannels, dropped: 0, newestFireChannelId: null },
        { channels: [], dropped: 0, newestFireChannelId: null },
      ],
      loadPage: [
        { rows, total: 44, loadedAt: 0 },
        { rows: [], total: 0, loadedAt: 0 },
        { rows: [], total: 44, loadedAt: 0 },
      ],
      loadPermission: [true, false],
      findDevice: ['501', null],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <ExceptionListActor.Provider {...actor}>
        <ExceptionListView onClose={() => undefined} />
        <Overlays />
      </ExceptionListActor.Provider>
    </StoryProvider>
  ),
)
