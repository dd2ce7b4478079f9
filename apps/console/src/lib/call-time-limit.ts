/** Time until a call is cancelled (spec 1 §9). */
const USUAL_MS = 10_000
/** A picture of 10 MB needs longer on the line of a small site. */
const UPLOAD_MS = 120_000

/** The calls of the console that carry pictures: the plan of a floor, the photo of any resource, the photo of a repair. */
const UPLOAD = /^POST \/api\/device\/(deviceFloorLayout\/saveDraft|\w+\/savePhoto|deviceInspectionDefect\/rectify)$/

/** The time limit of a call (`METHOD /path`), in milliseconds. */
export function callTimeLimit(call: string): number {
  return UPLOAD.test(call) ? UPLOAD_MS : USUAL_MS
}
