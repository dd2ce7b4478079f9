import { SENSOR_STATUS } from '@smart-fire/api-client'
import { cameraInput, cameras, type Camera } from '@smart-fire/api-client/cameras'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { choices, column, field, filter, listScreen, panel, placeAct, places, treeScreen } from '../../../screens'
import { STATUS_TONES } from './camera-tones'
import { everyGroup } from './every-group'
import * as words from './camera-list.messages'
import { AddressTest } from './test-picture/address-test'

const key = 'videoSurveillance/videoDeviceManger'
const FACTS = { section: 'facts' }
const PLACE = { section: 'place' }
const LINKS = { section: 'links' }
const CONTROL = { section: 'control' }
const statuses = choices.fixed(SENSOR_STATUS.normal, SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, SENSOR_STATUS.notEnabled)

/** Cameras by region, building and floor, with a preview of each (contract device 21, ADR 50). */
export const cameraTab = treeScreen({
  key,
  words,
  load: places.placeTree,
  scopeOf: places.scopeOfNode,
  content: listScreen({
    key,
    words,
    calls: cameras,
    filters: { name: filter.text(), number: filter.text(), groupId: filter.choice(everyGroup), manufacturer: filter.text(), status: filter.choice(statuses), marked: filter.flag() },
    columns: [
      column.text('name', { sort: true, width: 220 }),
      column.code('status', { width: 96, tones: STATUS_TONES }),
      column.ago('statusAt', { width: 120 }),
      column.text('number', { sort: true, copy: true, width: 150 }),
      column.text('groupName', { width: 110 }),
      column.text('buildingName', { width: 150 }),
      column.floor('floor', { sort: true }),
      column.text('position', { width: 160 }),
      column.text('manufacturer', { width: 110 }),
      column.text('model', { hidden: true }),
      column.text('address', { hidden: true }),
      column.text('linkedNumbers', { hidden: true }),
      column.text('controlAddress', { hidden: true }),
      column.text('controlAccount', { hidden: true }),
      column.code('controlPassword', { hidden: true, width: 110, tones: { stored: 'normal', missing: 'fault' } }),
      column.code('marked', { width: 100, hidden: true }),
      column.ago('reportedAt', { hidden: true }),
    ],
    nameOf: nameOfCamera,
    tone: ({ status }) => (status === SENSOR_STATUS.alarm ? 'alarm' : status === SENSOR_STATUS.offline ? 'offline' : undefined),
    form: {
      schema: cameraInput,
      fields: [
        field.text('name', FACTS), field.text('number', FACTS), field.choice('groupId', everyGroup, FACTS), field.text('manufacturer', FACTS), field.text('model', FACTS), field.text('address', { ...FACTS, wide: true, aside: AddressTest }),
        field.choice('buildingId', places.buildings, PLACE), field.choice('floor', places.floors, PLACE), field.textArea('position', PLACE),
        field.textArea('linkedNumbers', LINKS),
        field.text('controlAddress', { ...CONTROL, wide: true, inputMode: 'url' }), field.text('controlAccount', CONTROL),
      ],
      start: (scope) => places.startAtNode(scope),
    },
    acts: [
      panel({ name: 'live', load: async () => (await import('./live-panel')).LivePanel }),
      panel({ name: 'picture', element: 'btn_edit', when: ({ address }) => address !== null, load: async () => (await import('./test-picture/row-test')).RowTest }),
      panel<Camera>({ name: 'control', element: 'btn_edit', when: ({ controlAddress }) => controlAddress !== null, load: async () => (await import('./control-password/password-panel')).PasswordPanel }),
      placeAct<Camera>((client) => client.with(cameras), ['name', 'number', 'buildingId', 'floor']),
    ],
    imports: cameraInput,
    exports: true,
  }),
})
