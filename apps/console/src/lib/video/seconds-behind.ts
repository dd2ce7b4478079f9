/** How many seconds the picture of an instant is behind now. Null where the clock of the camera is ahead of ours: the delay is then not known, and must not be shown as 0. */
export function secondsBehind(pictureAt: Date | null, now: number): number | null {
  const seconds = pictureAt === null ? NaN : (now - pictureAt.getTime()) / 1000
  return seconds >= 0 ? seconds : null
}
