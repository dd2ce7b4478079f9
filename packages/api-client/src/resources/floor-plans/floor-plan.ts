import type { SensorStatus } from '../../codes/sensor-status'

/** Which floor's picture. */
export interface FloorPlanQuery {
  buildingId: string
  floor: number
}

/** The picture of a floor. */
export interface FloorPlan {
  id: string
  /** http(s) address or path; any other scheme is refused */
  url: string
  fileName: string | null
}

/** The picture that counts: the newest. `candidates` above 1 deserves a remark (domain 21). */
export interface FoundFloorPlan {
  plan: FloorPlan | null
  candidates: number
}

/** A device on the plan. `x` and `y` are numbers as stored (domain 7); null when it is not marked. */
export interface PlanMarker {
  id: string
  status: SensorStatus | null
  x: number | null
  y: number | null
  /** colour of the device's series, not of its status; null where there is none */
  color: string | null
  /** what people call its place; null where the server does not say, as the deployed one (ADR 0003) */
  position: string | null
}
