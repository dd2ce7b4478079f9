import { check, minLength, object, pipe, regex, string, transform, trim } from 'valibot'

import { devices, sensorTypes } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import type { Definition } from '../../http/resource/definition'
import { contains, number } from '../../http/resource/filter'
import { requiredId, requiredWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { requiredText } from '../../http/resource/text'
import { deviceSeriesResource } from '../device-series/device-series.resource'
import { appended } from './appended-points'
import { brokenModels, followModels, namesOfModels } from './model-points.queries'
import { zhCN } from './sensor-model.messages'

const t = sensorTypes
const LEAST_SECONDS = 60
const MOST_SECONDS = 30 * 86_400

/** Ids of measuring points in the order of a reading, separated by commas. */
const points = pipe(
  string(), trim(), minLength(1, httpWords.required), regex(/^\d{1,9}(,\d{1,9}){0,49}$/, zhCN.badPoints), transform((text) => text.split(',').map(Number)),
  check((ids) => new Set(ids).size === ids.length, zhCN.pointTwice),
)

/** Series as rows of models name them. */
const seriesReference: Definition = { ...deviceSeriesResource.definition, row: (stored) => ({ id: stored.id, sensorType: stored['name'] }) }

/**
 * `/api/device/deviceSensorModel` (additive, ADR 71): the models that devices may be of, and what each measures, in the order in which readings
 * keep their values. The platform has `deviceSensorType` for them, which names maker and series by their names (contract device §10).
 */
export const sensorModelResource = resource({
  name: 'sensorModel',
  base: '/api/device/deviceSensorModel',
  table: t,
  shared: true,
  rights: { read: ['adminSys/deviceSeries'], write: ['adminSys/deviceSeries'] },
  filters: { model: contains(t.model), seriesId: number(t.seriesId), channelId: number(t.channelId) },
  order: newestFirst(t),
  sortable: { model: t.model, updTime: t.updatedAt },
  row: ({ id, seriesId, model, channelId, pointIds, offlineAfterSeconds }) => ({ id, seriesId, model, channelId, measuringPointIds: pointIds.join(','), offlineSeconds: offlineAfterSeconds }),
  write: object({
    seriesId: requiredId(),
    model: requiredText(50),
    channelId: requiredId(),
    measuringPointIds: points,
    offlineSeconds: requiredWhole(LEAST_SECONDS, MOST_SECONDS),
  }),
  values: ({ measuringPointIds, offlineSeconds, ...rest }) => ({ ...rest, pointIds: measuringPointIds, offlineAfterSeconds: offlineSeconds }),
  unique: [{ columns: [t.seriesId, t.model], field: 'model', message: zhCN.modelExists }],
  refersTo: [{ column: t.seriesId, field: 'seriesId', to: seriesReference, message: zhCN.unknownSeries, shows: ['sensorType'] }],
  usedBy: [{ column: devices.typeId, what: zhCN.devices }],
  rules: brokenModels,
  adjust: (values, before) => ({ ...values, pointIds: appended(before['pointIds'], values['pointIds']) }),
  follow: followModels,
  adds: (tx, _scope, ids) => namesOfModels(tx, ids),
})
