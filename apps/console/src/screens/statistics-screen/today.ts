const PLATFORM_OFFSET_MS = 8 * 3_600_000 // UTC+8, wherever the browser stands

/** The day that it is on the platform, `yyyy-MM-dd`. */
export function todayOfPlatform(now: number = Date.now()): string {
  return new Date(now + PLATFORM_OFFSET_MS).toISOString().slice(0, 10)
}
