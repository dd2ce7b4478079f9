import { SENSOR_STATUS } from '../../codes/sensor-status'
import { mapped, type Decoded } from '../../decoding/decoder'
import { countedItems, items } from '../../decoding/items'
import { codeOf, count, flag, floorNumber, id, instant, nullableCount, nullableId, requiredNumber, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { orNull, pictureUrl } from '../picture.schema'
import { planPoint } from '../plan-mark.schema'

/** What a marker on a plan shows: the two kinds have two sequences of ids. */
export const PLACED_KIND = { device: 'device', fireHostPoint: 'fireHostPoint' } as const
export type PlacedKind = (typeof PLACED_KIND)[keyof typeof PLACED_KIND]

/** unreadable is never yes */
const isTrue = mapped(flag, (value) => value === true)

const picture = {
  id: from('id', id),
  url: from('filePath', pictureUrl),
  fileName: from('fileName', text),
  /** of the picture in its own pixels; null where the server does not know */
  width: from('width', nullableCount),
  height: from('height', nullableCount),
}

/** The plan of a floor that operators see. */
export type PublishedPlan = Decoded<typeof publishedPlan>

const publishedPlan = shape({
  ...picture,
  /** counted up whenever marks on it are saved, and by each picture that replaces it */
  version: from('version', requiredNumber),
  changedBy: from('updUserName', text),
  changedAt: from('updTime', instant),
})

/** A picture that has been uploaded and that no operator sees yet. */
export type PlanDraft = Decoded<typeof planDraft>

const planDraft = shape({ ...picture, uploadedBy: from('crtUserName', text), uploadedAt: from('crtTime', instant) })

/** A device of a floor, with its place on the plan as stored (domain 7). */
export type PlacedDevice = Decoded<typeof placedDevice>

const placedDevice = shape({
  id: from('id', id),
  kind: from('kind', mapped(codeOf(PLACED_KIND), (kind) => kind ?? PLACED_KIND.device)),
  status: from('status', codeOf(SENSOR_STATUS)),
  sensorNumber: from('sensorNo', text),
  hostName: from('hostName', text),
  loop: from('sensorLoop', text),
  address: from('address', text),
  /** type of a device, series of a point */
  equipmentType: from('equipmentType', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  position: from('positionDescription', text),
  /** null without a mark */
  mark: from('positionPoint', planPoint),
  /** whether the user may move it */
  mayMove: from('mayMove', isTrue),
})

/** What is to be done on a floor. */
export type FloorWork = Decoded<typeof floorWork>

const floorWork = shape({
  floor: from('floor', floorNumber),
  hasPlan: from('hasPlan', isTrue),
  hasDraft: from('hasDraft', isTrue),
  placed: from('placed', count),
  unplaced: from('unplaced', count),
})

/** The plan of a floor with all that its editor shows. `dropped` devices could not be read. */
export type EditedPlan = Decoded<typeof editedPlan>

export const editedPlan = mapped(
  shape({
    buildingId: from('buildingId', id),
    buildingName: from('bName', text),
    floor: from('floor', floorNumber),
    floors: from('floors', items(floorWork)),
    plan: from('plan', orNull(publishedPlan)),
    draft: from('draft', orNull(planDraft)),
    devices: from('devices', countedItems(placedDevice)),
  }),
  ({ devices: { rows, dropped }, ...rest }) => ({ ...rest, devices: rows, dropped }),
)
