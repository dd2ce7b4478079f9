import type { ApiGroup } from '@smart-fire/api-client'
import { gateways, type GatewayCalls } from '@smart-fire/api-client/gateways'
import { column, filter, listScreen, panel } from '../../../screens'
import { eventText, gatewayText, stateCell, stateText, toneOf } from './unregistered-cells'
import * as words from './unregistered.messages'

const unregistered: ApiGroup<'unregistered', { list: GatewayCalls['unregistered'] }> = { name: 'unregistered', calls: (http) => ({ list: gateways.calls(http).unregistered }) }

/** The unregistered numbers and fire hosts that gateways report. Their alarms have no place (ADR 86). */
export const unregisteredList = listScreen({
  key: 'adminSys/deviceManger',
  words,
  calls: unregistered,
  live: true,
  filters: { number: filter.text(), hasAlarm: filter.flag() },
  columns: [
    column.text('number', { copy: true, width: 200 }),
    column.custom('state', stateCell, stateText, { width: 130 }),
    column.custom('event', eventText, eventText),
    column.custom('gateway', gatewayText, gatewayText, { width: 260 }),
    column.number('reports', { width: 110 }),
    column.ago('lastAt', { width: 130 }),
    column.dateTime('firstAt', { width: 170 }),
  ],
  nameOf: ({ number, id }) => number ?? id,
  tone: toneOf,
  opens: 'open',
  acts: [panel({ name: 'open', load: async () => (await import('./unregistered-panel')).UnregisteredPanel })],
  exports: true,
})
