import { fireHosts, fireHostInput, hostStopInput, type FireHost } from '@smart-fire/api-client/fire-hosts'
import { column, field, filter, formAct, listScreen, panel, partOf, question } from '../../../../screens'
import { contactCell, contactOf, contactText, hostName, statesCell, statesText } from './host-cells'
import { hostForm } from './host-form'
import * as words from './hosts.messages'

/** Fire alarm control units with the link to each, and the addresses that no point has (spec 1 §2 fireFrameManger, contract device 4). */
export default listScreen({
  key: 'fireMainframe/fireFrameManger',
  words,
  calls: partOf(fireHosts, 'hosts'),
  filters: { name: filter.text(), serverIp: filter.text() },
  columns: [
    column.text('name', { sort: true }),
    column.custom('contact', contactCell, contactText, { width: 116 }),
    column.custom('states', statesCell, statesText, { width: 170 }),
    column.ago('lastContactAt', { sort: true, width: 130 }),
    column.text('serverIp', { sort: true, copy: true, width: 160 }),
    column.text('port', { width: 84 }),
    column.text('buildingName'),
    column.text('controlRoom'),
    column.text('phone', { copy: true, width: 170 }),
    column.text('manufacturer'),
    column.text('model', { width: 120 }),
    column.text('protocol', { hidden: true }),
    column.text('position', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: hostName,
  tone: (host) => (['silent', 'refused'].includes(contactOf(host)) ? 'fault' : undefined),
  form: hostForm,
  opens: 'open',
  acts: [
    panel({ name: 'open', load: async () => (await import('./host-panel')).HostPanel }),
    formAct({
      name: 'stop', element: 'btn_stop', when: ({ stopped }: FireHost) => stopped !== true,
      form: { schema: hostStopInput, fields: [field.textArea('reason')], from: () => ({}) },
      run: (client, { id, version }: FireHost, { reason }, signal) => client.with(fireHosts).hosts.setStopped(id, { stopped: true, reason }, { version }, signal),
    }),
    question({
      name: 'allow', element: 'btn_stop', when: ({ stopped }: FireHost) => stopped !== false,
      run: (client, { id, version }: FireHost, signal) => client.with(fireHosts).hosts.setStopped(id, { stopped: false }, { version }, signal),
    }),
  ],
  kept: true,
  imports: fireHostInput,
  exports: true,
})
