import { object } from 'valibot'

import { deviceSeries, firms } from '../../db/schema'
import { contains } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './firms.messages'

/** `/api/device/deviceSensorManufacturer`: makers of devices (contract device §16); contact, phone and kinds are additive. */
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
  row: ({ id, name, contact, phone, productKinds }) => ({ id, sensorManufacturer: name, contact, phone, productKinds }),
  write: object({
    sensorManufacturer: requiredText(50),
    contact: optionalText(50),
    phone: optionalText(30),
    productKinds: optionalText(200),
  }),
  values: ({ sensorManufacturer, ...rest }) => ({ name: sensorManufacturer, ...rest }),
  unique: [{ columns: [firms.name], field: 'sensorManufacturer', message: zhCN.firmExists }],
  // series refer to their maker by id, so a rename needs no update of the series
  usedBy: [{ column: deviceSeries.firmId, what: zhCN.deviceSeries }],
})
