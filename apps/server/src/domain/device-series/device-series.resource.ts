import { PLACEMENT, SYSTEM_TYPE } from '@smart-fire/api-client/wire'
import { nullable, object, optional, pipe, regex, string, transform, trim } from 'valibot'

import { deviceSeries, sensorTypes } from '../../db/schema'
import { requiredCode, optionalCode } from '../../http/resource/code'
import { contains, equals, number } from '../../http/resource/filter'
import { optionalWhole, requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { firmResource } from '../firms/firms.resource'
import { zhCN } from './device-series.messages'

const optionalColor = optional(
  nullable(pipe(string(), trim(), regex(/^(#[0-9a-f]{6})?$/i, zhCN.badColor), transform((text) => (text === '' ? null : text)))),
)

/**
 * `/api/device/deviceSensorSeries`: the series of a maker, to which the models of devices belong (contract device §16).
 * Code, maker, system type, icon and life span are additive.
 */
export const deviceSeriesResource = resource({
  name: 'deviceSeries',
  base: '/api/device/deviceSensorSeries',
  table: deviceSeries,
  shared: true,
  rights: { read: ['adminSys/deviceSeries', 'adminSys/sysConfig'], write: ['adminSys/deviceSeries'] },
  filters: {
    typeName: contains(deviceSeries.name),
    seriesCode: contains(deviceSeries.code),
    systemType: equals(deviceSeries.systemType),
    type: equals(deviceSeries.placement),
    manufacturerId: number(deviceSeries.firmId),
  },
  order: newestFirst(deviceSeries),
  sortable: { seriesCode: deviceSeries.code, sensorType: deviceSeries.name, lifeSpan: deviceSeries.lifeSpanYears, updTime: deviceSeries.updatedAt },
  row: ({ id, firmId, code, name, systemType, placement, color, icon, lifeSpanYears }) => ({
    id, manufacturerId: firmId, seriesCode: code, sensorType: name, systemType, type: placement, color, icon, lifeSpan: lifeSpanYears,
  }),
  write: object({
    manufacturerId: requiredId(),
    seriesCode: requiredText(20),
    sensorType: requiredText(50),
    systemType: optionalCode(Object.values(SYSTEM_TYPE)),
    type: requiredCode(Object.values(PLACEMENT)),
    color: optionalColor,
    icon: optionalText(30),
    lifeSpan: optionalWhole(1, 50),
  }),
  values: ({ manufacturerId, seriesCode, sensorType, type, lifeSpan, ...rest }) => ({
    firmId: manufacturerId, code: seriesCode, name: sensorType, placement: type, lifeSpanYears: lifeSpan, ...rest,
  }),
  unique: [
    { columns: [deviceSeries.code], field: 'seriesCode', message: zhCN.codeExists },
    { columns: [deviceSeries.firmId, deviceSeries.name], field: 'sensorType', message: zhCN.nameExists },
  ],
  refersTo: [{ column: deviceSeries.firmId, field: 'manufacturerId', to: firmResource.definition, message: zhCN.unknownFirm, shows: ['sensorManufacturer'] }],
  usedBy: [{ column: sensorTypes.seriesId, what: zhCN.models }],
})
