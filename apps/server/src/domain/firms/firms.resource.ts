import { object } from 'valibot'

import { deviceSeries, firms } from '../../db/schema'
import { contains } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './firms.messages'
import { seriesCounts } from './firms.queries'

/** `/api/device/deviceSensorManufacturer`: makers of devices (contract device §16); contact, phone, kinds, certificates and the count of series are additive. */
export const firmResource = resource({
  name: 'firm',
  base: '/api/device/deviceSensorManufacturer',
  table: firms,
  shared: true,
  // the form of a series offers the makers
  rights: { read: ['adminSys/firmManager', 'adminSys/deviceSeries'], write: ['adminSys/firmManager'] },
  limit: 10,
  filters: {
    sensorManufacturer: contains(firms.name),
    contact: contains(firms.contact),
    productKinds: contains(firms.productKinds),
  },
  order: newestFirst(firms),
  sortable: { sensorManufacturer: firms.name, contact: firms.contact, updTime: firms.updatedAt },
  row: ({ id, name, contact, phone, productKinds, certificates }) => ({ id, sensorManufacturer: name, contact, phone, productKinds, certificates }),
  adds: async (tx, _scope, ids) => {
    const counts = await seriesCounts(tx, ids)
    return new Map(ids.map((id) => [id, { series: counts.get(id) ?? 0 }]))
  },
  write: object({
    sensorManufacturer: requiredText(50),
    contact: optionalText(50),
    phone: optionalText(30),
    productKinds: optionalText(200),
    certificates: optionalText(500),
  }),
  values: ({ sensorManufacturer, ...rest }) => ({ name: sensorManufacturer, ...rest }),
  unique: [{ columns: [firms.name], field: 'sensorManufacturer', message: zhCN.firmExists }],
  // series refer to their maker by id, so a rename needs no update of the series
  usedBy: [{ column: deviceSeries.firmId, what: zhCN.deviceSeries }],
})
