import { deviceSeries, PLACEMENT, SYSTEM_TYPE } from '@smart-fire/api-client/device-series'
import { choices, column, filter, listScreen, onlyList } from '../../../screens'
import * as words from '../device-series/device-series.messages'

/** The device types that the tenant's devices may be of; the platform writes them for all tenants (spec 1 §2 sysConfig, contract device 16, ADR 55). */
export const deviceTypes = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: onlyList(deviceSeries),
  filters: { name: filter.text(), code: filter.text(), systemType: filter.choice(choices.fixed(...Object.values(SYSTEM_TYPE))), placement: filter.choice(choices.fixed(...Object.values(PLACEMENT))) },
  columns: [
    column.text('code', { sort: true, copy: true, width: 160 }),
    column.text('name', { sort: true }),
    column.text('firmName'),
    column.code('systemType', { width: 180 }),
    column.code('placement', { width: 100 }),
    column.code('icon'),
    column.number('lifeSpanYears', { sort: true, width: 110 }),
  ],
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  exports: true,
})
