/** Time until a call is cancelled (spec 1 §9). */
const USUAL_MS = 10_000
/** A picture of 10 MB needs longer on the line of a small site. */
const UPLOAD_MS = 120_000

const UPLOADS: ReadonlySet<string> = new Set(['POST /api/device/deviceFloorLayout/saveDraft', 'POST /api/device/deviceHardwareFacilities/savePhoto'])

/** The time limit of a call (`METHOD /path`), in milliseconds. */
export function callTimeLimit(call: string): number {
  return UPLOADS.has(call) ? UPLOAD_MS : USUAL_MS
}
