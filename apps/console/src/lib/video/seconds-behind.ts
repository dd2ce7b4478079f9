/** How far a picture of an instant is behind now, in seconds; null where the clock of the camera is ahead of ours: then nobody can tell, and 0 would look best. */
export function secondsBehind(pictureAt: Date | null, now: number): number | null {
  const seconds = pictureAt === null ? NaN : (now - pictureAt.getTime()) / 1000
  return seconds >= 0 ? seconds : null
}
