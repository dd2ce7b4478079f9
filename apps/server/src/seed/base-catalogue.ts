import type { Db } from '../db/database'
import { channels, deviceSeries, firms, measuringPoints, sensorTypePoints, sensorTypes } from '../db/schema'
import { continueIds, insertRows } from '../db/bulk-insert'
import { CHANNEL_ROWS } from './catalogue/channels'
import { POINT_SPECS } from './catalogue/measuring-points'
import { SERIES_SPECS, TYPE_SPECS } from './catalogue/sensor-types'

/** Stands for any maker, so that a first device can be added before the makers are. */
const GENERAL_FIRM = { id: 1, name: '通用' }
const GENERAL_MODEL = '通用型'

/**
 * What a new platform needs before its first device: channels, measuring points and one general model of each series. The makers and models
 * of the demo city are invented, and no real platform gets them.
 */
export async function insertBaseCatalogue(tx: Db): Promise<void> {
  await insertRows(tx, channels, CHANNEL_ROWS)
  await insertRows(tx, measuringPoints, measuringPointRows())
  await insertRows(tx, firms, [GENERAL_FIRM])
  await insertRows(tx, deviceSeries, SERIES_SPECS.map((series) => ({ ...series, firmId: GENERAL_FIRM.id, code: `TY-${String(series.id).padStart(2, '0')}` })))
  await insertRows(tx, sensorTypes, TYPE_SPECS.map(({ id, seriesId, channelId }) => ({ id, seriesId, channelId, model: GENERAL_MODEL, pointIds: pointsOfType(id) })))
  await insertRows(tx, sensorTypePoints, typePointRows())
  await continueIds(tx, measuringPoints, firms, deviceSeries, sensorTypes)
}

/** The measuring points, with ids from 1. */
export const measuringPointRows = () =>
  POINT_SPECS.map((point, index) => ({
    id: index + 1,
    code: point.code,
    name: point.name,
    unit: point.unit,
    kind: point.kind,
    normalMin: point.normalMin ?? null,
    normalMax: point.normalMax ?? null,
    highType: point.highType ?? null,
    lowType: point.lowType ?? null,
    outOfBounds: point.outOfBounds ?? null,
  }))

/** The ids of the points of a type, in their order. */
export const pointsOfType = (id: number) => typePointRows().flatMap(({ typeId, pointId }) => (typeId === id ? [pointId] : []))

/** The points of each type, by the ids of `measuringPointRows`. */
export function typePointRows() {
  const pointIds = new Map(POINT_SPECS.map(({ code }, index) => [code, index + 1]))
  return TYPE_SPECS.flatMap(({ id, points }) => points.map((code, position) => ({ typeId: id, position, pointId: pointIds.get(code) ?? 0 })))
}
