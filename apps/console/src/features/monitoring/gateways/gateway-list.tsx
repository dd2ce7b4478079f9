import { gatewayInput, gateways, type Gateway } from '@smart-fire/api-client/gateways'
import { column, field, filter, listScreen, panel, places, question } from '../../../screens'
import { contactCell, contactOf, contactText, keyCell, keyText } from './gateway-cells'
import { rooms } from './gateway-choices'
import * as words from './gateways.messages'

/** Gateways of the tenant, whether their reports arrive, and their keys (spec 1 §2 deviceManger, contract device 16, ADR 19, 42). */
export const gatewayList = listScreen({
  key: 'adminSys/deviceManger',
  words,
  calls: gateways,
  filters: { number: filter.text(), manufacturer: filter.text(), equipmentType: filter.text(), model: filter.text(), position: filter.text(), unitId: filter.choice(places.units) },
  columns: [
    column.text('number', { sort: true, copy: true, width: 190 }),
    column.custom('contact', contactCell, contactText, { width: 190 }),
    column.text('unitName', { width: 180 }),
    column.position('position'),
    column.ago('lastReportAt', { width: 130 }),
    column.custom('keyState', keyCell, keyText, { width: 110 }),
    column.text('controlRoomName', { hidden: true }),
    column.text('manufacturer'),
    column.text('equipmentType'),
    column.text('model', { width: 120 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ number, id }) => number ?? id,
  tone: (gateway) => (contactOf(gateway) === 'silent' ? 'fault' : undefined),
  form: {
    schema: gatewayInput,
    fields: [
      field.text('number'), field.text('manufacturer'), field.text('equipmentType'), field.text('model'), field.text('position', { wide: true }),
      field.choice('unitId', places.units), field.choice('controlRoomId', rooms),
      field.mapPosition('coordinates', { wide: true }),
    ],
  },
  opens: 'keys',
  acts: [
    panel({ name: 'keys', load: async () => (await import('./key-panel')).KeyPanel }),
    question({
      name: 'revoke', element: 'btn_key', danger: true, when: ({ keys }: Gateway) => keys.length > 0,
      run: (client, { id }, signal) => client.with(gateways).revokeKeys(id, signal),
    }),
  ],
  imports: gatewayInput,
  exports: true,
})
