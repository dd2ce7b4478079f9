import type { ScreenSample } from '../../../testing/screen-sample'
import { controlRoomSample } from '../control-rooms/control-rooms.sample'
import { unitSample } from './units.sample'

export default { ...unitSample, parts: { controlRooms: controlRoomSample } } satisfies ScreenSample
