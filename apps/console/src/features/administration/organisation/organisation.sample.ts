import type { ScreenSample } from '../../../testing/screen-sample'
import { departmentSample } from '../departments/departments.sample'
import { positionSample } from '../positions/positions.sample'

export default { ...departmentSample, parts: { positions: positionSample } } satisfies ScreenSample
