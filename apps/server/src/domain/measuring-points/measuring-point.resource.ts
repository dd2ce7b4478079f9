import { MEASURING_POINT_TYPE, NORMAL_SYMBOL, OUT_OF_RANGE } from '@smart-fire/api-client/wire'
import { minLength, object, pipe, regex, string, trim } from 'valibot'

import { equal } from '../../db/conditions'
import { facilityTypes, measuringPoints, pointThresholds, sensorTypePoints } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import { ParameterError } from '../../http/errors'
import { optionalCode, requiredCode } from '../../http/resource/code'
import { contains, type Filter } from '../../http/resource/filter'
import { optionalNumber } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { OF_A_MODEL } from './in-use.queries'
import { zhCN } from './measuring-point.messages'
import { hasValuesInRange } from './normal-range'

const t = measuringPoints
const MOST = 999_999_999

/** How the codes of the wire are stored. */
const KINDS = { [MEASURING_POINT_TYPE.fire]: 'fire', [MEASURING_POINT_TYPE.monitoring]: 'monitoring' } as const
const OUT_OF_BOUNDS = { [OUT_OF_RANGE.fault]: 'fault', [OUT_OF_RANGE.alarm]: 'alarm' } as const

const ofType: Filter = (text, name) => {
  const type = Object.values(MEASURING_POINT_TYPE).find((code) => code === text)
  if (!type) throw new ParameterError(httpWords.badParameter, name)
  return equal(t.kind, KINDS[type])
}

const bound = () => optionalNumber(-MOST, MOST)
const symbol = () => optionalCode(Object.values(NORMAL_SYMBOL))

/**
 * `/api/device/deviceMeasuringPoint`: what devices measure, and between which bounds a value is normal (contract device §15.1). Reports
 * name a point by its code, so the code is what a report can carry and never changes. `outOfRange` and the alarm names are additive (ADR 3).
 */
export const measuringPointResource = resource({
  name: 'measuringPoint',
  base: '/api/device/deviceMeasuringPoint',
  table: t,
  shared: true,
  rights: { read: ['adminSys/stationConfig'], write: ['adminSys/stationConfig'] },
  filters: { measuringPoint: contains(t.name), codeName: contains(t.code), measuringPointType: ofType },
  order: newestFirst(t),
  sortable: { codeName: t.code, measuringPoint: t.name, updTime: t.updatedAt },
  row: ({ id, code, name, unit, kind, ...point }) => ({
    id, codeName: code, measuringPoint: name, dataUnit: unit || null, measuringPointType: MEASURING_POINT_TYPE[kind],
    normalValueMin: point.normalMin, normalSymbolMin: point.normalMinSymbol, normalValueMax: point.normalMax, normalSymbolMax: point.normalMaxSymbol,
    alarmTypeMin: point.lowType, alarmTypeMax: point.highType, outOfRange: point.outOfBounds && OUT_OF_RANGE[point.outOfBounds],
  }),
  write: object({
    codeName: pipe(string(), trim(), minLength(1, httpWords.required), regex(/^\w{1,64}$/, zhCN.badCode)),
    measuringPoint: requiredText(100),
    dataUnit: optionalText(20),
    measuringPointType: requiredCode(Object.values(MEASURING_POINT_TYPE)),
    normalValueMin: bound(),
    normalSymbolMin: symbol(),
    normalValueMax: bound(),
    normalSymbolMax: symbol(),
    alarmTypeMin: optionalText(50),
    alarmTypeMax: optionalText(50),
    outOfRange: optionalCode(Object.values(OUT_OF_RANGE)),
  }),
  values: ({ codeName, measuringPoint, dataUnit, measuringPointType, outOfRange, ...range }) => ({
    code: codeName, name: measuringPoint, unit: dataUnit === null ? '' : dataUnit, kind: KINDS[measuringPointType],
    normalMin: range.normalValueMin, normalMinSymbol: range.normalSymbolMin, normalMax: range.normalValueMax, normalMaxSymbol: range.normalSymbolMax,
    lowType: range.alarmTypeMin, highType: range.alarmTypeMax, outOfBounds: outOfRange && OUT_OF_BOUNDS[outOfRange],
  }),
  unique: [
    { columns: [t.code], field: 'codeName', message: zhCN.codeExists },
    { columns: [t.name], field: 'measuringPoint', message: zhCN.nameExists },
  ],
  fixed: [{ column: t.code, field: 'codeName', message: zhCN.codeFixed }],
  rules: async (_write, rows) => new Map(rows.flatMap((row, place) => (hasValuesInRange(row) ? [] : [[place, { field: 'normalValueMin', message: zhCN.emptyRange }]]))),
  usedBy: [
    { column: sensorTypePoints.pointId, what: zhCN.models, where: OF_A_MODEL },
    { column: facilityTypes.pointIds, what: zhCN.facilityTypes },
    { column: pointThresholds.pointId, what: zhCN.thresholds },
  ],
})
