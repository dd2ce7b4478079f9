import { decoder, mapped, readOf, type Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { floorNumber, id } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'
import { row } from './fire-host-point.schema'

const readStoredPoints = readOf(items(shape({ id: from('id', id), ...row })))

/** The form of a point: the point, if it exists, and the floors to choose from (GET selectType). */
export type FireHostPointForm = Decoded<typeof fireHostPointForm>

export const fireHostPointForm = mapped(
  shape({
    points: from(
      'deviceFireMainSensor',
      decoder((point) => readStoredPoints(isWireObject(point) ? [point] : [])),
    ),
    floors: from('floor', items(floorNumber)),
  }),
  ({ points, floors }) => ({ point: points[0] ?? null, floors }),
)

