import { administration } from '@smart-fire/api-client/administration'
import { tenantInput, tenants, type Tenant } from '@smart-fire/api-client/tenants'
import { minLength, object, pipe, string } from 'valibot'
import { choices, column, field, filter, listScreen, panel, question, removalForm } from '../../../screens'
import { channelsText, devicesCell, devicesText, usersCell, usersText } from './tenant-cells'
import * as words from './tenants.messages'

const administrators = choices.loaded(
  async (client, signal, { id }) => {
    const users = await client.with(administration).users.unbound(typeof id === 'string' ? { tenantId: id } : {}, signal)
    return users.map(({ id: value, name, username }) => ({ value, label: [name, username].filter(Boolean).join(' · ') || value }))
  },
  { by: ['id'] },
)
const systems = choices.loaded(async (client, signal) =>
  (await client.with(tenants).channels(null, signal)).flatMap(({ channels }) => channels.map(({ id, name }) => ({ value: id, label: name ?? id }))),
)

const IDENTITY = { section: 'identity' }
const PEOPLE = { section: 'people' }
const CONTRACT = { section: 'contract' }

/** Tenants with their quotas and their contracts, for the platform's own administrators (spec 1 §2 tenantManager, contract admin 3.8, ADR 32). */
export const tenantTab = listScreen({
  key: 'adminSys/tenantManager',
  words,
  calls: tenants,
  filters: { name: filter.text(), tenantNo: filter.text(), deleted: filter.flag() },
  columns: [
    column.text('name', { sort: true, width: 200 }),
    column.code('state', { tones: { normal: 'normal', expired: 'fault', stopped: 'notEnabled', deleted: 'offline' }, width: 110 }),
    column.text('tenantNo', { sort: true, width: 110 }),
    column.text('administrator', { width: 120 }),
    column.text('phone', { copy: true, width: 160 }),
    column.custom('channels', channelsText, channelsText, { width: 100 }),
    column.custom('users', usersCell, usersText, { width: 100 }),
    column.custom('devices', devicesCell, devicesText, { width: 130 }),
    column.text('validUntil', { sort: true, width: 120 }),
    column.text('domain', { hidden: true }),
    column.text('description', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  tone: ({ state }) => (state === 'expired' ? 'fault' : state === 'stopped' || state === 'deleted' ? 'notEnabled' : undefined),
  form: {
    schema: tenantInput,
    fields: [
      field.text('name', IDENTITY), field.text('tenantNo', IDENTITY), field.text('site', IDENTITY), field.text('domain', { ...IDENTITY, inputMode: 'url' }), field.textArea('description', IDENTITY),
      field.choice('administratorId', administrators, PEOPLE), field.choice('channelIds', systems, { ...PEOPLE, several: true, wide: true }),
      field.date('validUntil', CONTRACT), field.number('maxUsers', CONTRACT), field.number('maxDevices', CONTRACT),
    ],
  },
  removable: ({ state }) => state !== 'deleted',
  removal: removalForm({
    form: { schema: object({ password: pipe(string(), minLength(1)) }), fields: [field.password('password', { wide: true })], from: () => ({}) },
    run: (client, { id }: Tenant, { password }, signal) => client.with(tenants).removeWithPassword(id, password, signal),
  }),
  acts: [
    panel<Tenant>({ name: 'actAs', element: 'btn_act', when: ({ state }) => state === 'normal' || state === 'expired', load: async () => (await import('./act-as-panel')).ActAsPanel }),
    question({
      name: 'stop', element: 'btn_stop', danger: true, when: ({ state }: Tenant) => state === 'normal' || state === 'expired',
      run: (client, { id }, signal) => client.with(tenants).setStopped(id, true, signal),
    }),
    question({
      name: 'allow', element: 'btn_stop', when: ({ state }: Tenant) => state === 'stopped',
      run: (client, { id }, signal) => client.with(tenants).setStopped(id, false, signal),
    }),
    question({
      name: 'restore', element: 'btn_del', when: ({ state }: Tenant) => state === 'deleted',
      run: (client, { id }, signal) => client.with(tenants).restore(id, signal),
    }),
  ],
  exports: true,
})
