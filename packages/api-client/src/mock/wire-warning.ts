import { writeWireDate } from '../decoding/wire-date'
import type { PushedWarning } from '../groups/warnings'

/** An early warning as the alarm socket tells of it, and its list without tone; what is missing is left out. */
export function wireWarning({ id, level, rank, color, buildingName, floor, position, point, value, unit, raisedAt, endedAt, handled, tone, repeats }: Partial<PushedWarning>): object {
  return {
    id: Number(id), alrmType: level, sort: rank, color, bName: buildingName, floor, positionDescription: position, measuringPoint: point, alrmData: value, unit,
    alrmDate: raisedAt == null ? null : writeWireDate(raisedAt), endDate: endedAt == null ? null : writeWireDate(endedAt), handleFlag: handled === true ? '1' : '0', tone, repeatFlag: repeats === true ? '1' : '0',
  }
}
