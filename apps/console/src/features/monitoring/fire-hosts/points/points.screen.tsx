import { SENSOR_STATUS } from '@smart-fire/api-client'
import { fireHosts, floorOfPointInput, pointInput, type FireHostPoint } from '@smart-fire/api-client/fire-hosts'
import { choices, column, demandRead, field, filter, formAct, hasRead, isOnFloor, listScreen, loadPointPlanEditor, panel, partOf, placeAct, places, treeScreen } from '../../../../screens'
import { hosts, pointForm } from './point-form'
import * as words from './points.messages'

const key = 'fireMainframe/fireRelation'
const TONES = {
  [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.offline]: 'offline', [SENSOR_STATUS.normal]: 'normal', [SENSOR_STATUS.notEnabled]: 'notEnabled',
} as const

/** What the server demands in every change of a point. */
const SENT_AGAIN = ['fireHostId', 'loop', 'address', 'series'] as const

const hostText = ({ hostName, hostIp, hostPort, fireHostId }: FireHostPoint) => hostName ?? (hostIp === null ? (fireHostId ?? '') : [hostIp, hostPort].filter(Boolean).join(':'))

/** The points on the loops of fire hosts, by region, building and floor (spec 1 §2 fireRelation, contract device 3, domain 16). */
export default treeScreen({
  key,
  words,
  load: places.placeTree,
  scopeOf: places.scopeOfNode,
  content: listScreen({
    key,
    words,
    calls: partOf(fireHosts, 'points'),
    filters: {
      address: filter.text(),
      loop: filter.text(),
      fireHostId: filter.choice(hosts),
      series: filter.text(),
      status: filter.choice(choices.fixed(...Object.values(SENSOR_STATUS))),
      marked: filter.flag(),
    },
    columns: [
      column.text('loop', { sort: true, width: 84 }),
      column.text('address', { sort: true, width: 84 }),
      column.code('status', { width: 104, tones: TONES }),
      column.text('series', { sort: true }),
      column.placeName('buildingName'),
      column.floor('floor'),
      column.position('position'),
      column.custom('host', hostText, hostText),
      column.code('marked', { width: 100 }),
      column.ago('lastReportAt', { sort: true, width: 130 }),
      column.dateTime('updatedAt', { sort: true, hidden: true }),
    ],
    nameOf: ({ series, loop, address }) => [series, [loop, address].filter(Boolean).join('-')].filter(Boolean).join(' '),
    tone: ({ status }) => (status === SENSOR_STATUS.alarm ? 'alarm' : status === SENSOR_STATUS.fault ? 'fault' : undefined),
    form: { ...pointForm, start: places.startAtNode },
    acts: [
      placeAct<FireHostPoint>((client) => client.with(fireHosts).points, [...SENT_AGAIN, 'buildingId', 'floor']),
      formAct({
        name: 'floor', element: 'btn_edit', bulk: true, when: (row: FireHostPoint) => hasRead(row, ...SENT_AGAIN),
        form: { schema: floorOfPointInput, fields: [field.choice('buildingId', places.buildings), field.choice('floor', places.floors)], from: () => ({}) },
        run: async (client, row: FireHostPoint, { buildingId, floor }, signal) => {
          const { id, version, fireHostId, loop, address, series, position } = demandRead(row, ...SENT_AGAIN)
          await client.with(fireHosts).points.update(id, { fireHostId, loop, address, series, ...(position === null ? {} : { position }), buildingId, floor }, { version }, signal)
        },
      }),
      panel<FireHostPoint>({ name: 'plan', element: 'btn_edit', when: isOnFloor, load: loadPointPlanEditor<FireHostPoint> }),
    ],
    kept: true,
    imports: pointInput,
    exports: true,
  }),
})
