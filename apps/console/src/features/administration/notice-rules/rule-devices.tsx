import type { ApiGroup } from '@smart-fire/api-client'
import { notices, type NoticeCalls, type RuleDevice } from '@smart-fire/api-client/notices'
import { column, filter, listScreen, partOf, question, type DeclaredScreen } from '../../../screens'
import * as words from './rule-devices.messages'

const deviceOf = ({ number, host, loop, address, id }: RuleDevice) => number ?? ([host, [loop, address].filter(Boolean).join('-')].filter(Boolean).join(' ') || id)

const calls: ApiGroup<string, Pick<NoticeCalls['ruleDevices'], 'list'>> = partOf(notices, 'ruleDevices')

/** Devices of the system of a rule: the scope says which rule, and whether they are bound to it or have none. */
const devicesOf = (act: 'bind' | 'unbind'): DeclaredScreen => listScreen({
  key: 'adminSys/manageRules',
  words,
  calls,
  filters: { keyword: filter.text() },
  columns: [
    column.custom('device', deviceOf, deviceOf, { copy: true, width: 220 }),
    column.text('series'),
    column.placeName('building'),
    column.floor('floor', { width: 90 }),
    column.position('position'),
  ],
  nameOf: deviceOf,
  acts: [question({
    name: act, element: 'btn_bind', bulk: true,
    run: (client, { id, ruleId }: RuleDevice, signal) => client.with(notices).ruleDevices[act](ruleId, [id], signal),
  })],
})

/** The devices that a rule binds. */
export const boundDevices = devicesOf('unbind')

/** The devices of its system that no rule has. */
export const freeDevices = devicesOf('bind')
