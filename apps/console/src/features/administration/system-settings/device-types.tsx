import { deviceSeries } from '@smart-fire/api-client/device-series'
import { filter, listScreen, onlyList } from '../../../screens'
import * as words from '../device-series/device-series.messages'
import { placements, SERIES_COLUMNS, systemTypes } from '../device-series/series-columns'

/** The device types that the tenant's devices may be of; the platform writes them for all tenants (spec 1 §2 sysConfig, contract device 16, ADR 55). */
export const deviceTypes = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: onlyList(deviceSeries),
  filters: { name: filter.text(), code: filter.text(), systemType: filter.choice(systemTypes), placement: filter.choice(placements) },
  columns: SERIES_COLUMNS,
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  exports: true,
})
