import type { ApiGroup } from '@smart-fire/api-client'
import { devices, NOT_ENABLED_KIND, type DeviceCalls, type NotEnabledThing } from '@smart-fire/api-client/devices'
import { choices, column, filter, listScreen, panel, question } from '../../../screens'
import { readinessOf } from './enabling'
import { isRefused, numberText, placeText, readyText, stateCell, stateText } from './not-enabled-cells'
import * as words from './not-enabled.messages'

const channels = choices.loaded(async (client, signal) =>
  (await client.abnormalRecords.channels({}, signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

const notEnabled: ApiGroup<'notEnabled', { list: DeviceCalls['notEnabled'] }> = { name: 'notEnabled', calls: (http) => ({ list: devices.calls(http).notEnabled }) }

/** What is not enabled, of every system: devices, sensors of hydrants and points of fire hosts, with what each still needs and the act that enables it (spec 2 §2.4). */
export default listScreen({
  key: 'gailan/notEnabled',
  words,
  calls: notEnabled,
  filters: {
    keyword: filter.text(),
    kind: filter.choice(choices.fixed(...Object.values(NOT_ENABLED_KIND))),
    channelId: filter.choice(channels),
    stopped: filter.flag(),
    placed: filter.flag(),
  },
  columns: [
    column.custom('number', numberText, numberText, { width: 200 }),
    column.custom('state', stateCell, stateText, { width: 150 }),
    column.custom('place', placeText, placeText),
    column.floor('floor'),
    column.position('position'),
    column.custom('ready', readyText, readyText, { width: 160 }),
    column.code('kind', { width: 116 }),
    column.text('equipmentType'),
    column.text('channelName', { width: 100 }),
    column.ago('lastReportAt', { width: 130 }),
    column.text('model', { hidden: true }),
    column.text('manufacturer', { hidden: true }),
    column.text('stopReason', { hidden: true }),
  ],
  nameOf: (thing) => [thing.equipmentType, numberText(thing)].filter(Boolean).join(' '),
  // something whose alarms are refused is abnormal
  tone: (thing) => (isRefused(thing) ? 'fault' : undefined),
  opens: 'open',
  acts: [
    panel({ name: 'open', load: async () => (await import('./not-enabled-panel')).NotEnabledPanel }),
    question({
      name: 'enable', element: 'btn_enable', bulk: true, when: (thing: NotEnabledThing) => readinessOf(thing) === 'ready',
      run: (client, { subjectId, version }, signal) => client.with(devices).enable(subjectId, { version }, signal),
    }),
    question({
      name: 'enableHost', element: 'btn_enable_host', when: (thing: NotEnabledThing) => readinessOf(thing) === 'hostStopped',
      run: (client, { subjectId }, signal) => client.with(devices).enableHostOf(subjectId, signal),
    }),
  ],
  live: true,
  exports: true,
})
