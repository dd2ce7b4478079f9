import type { WarningTone } from '@smart-fire/api-client/warnings'
import { scheduleTones } from './alarm-tones'
import { browserContext } from './browser-context'
import { WARNING_TONES } from './warning-tones'

/** After the last tone, before the sound device is given back. */
const REST_S = 0.1

/**
 * Plays the tone of an early warning once, so that it can be tried by ear (spec 1 §2 alarmLevel). Call it on a click: a browser allows sound only then.
 * Resolves with false where it allows none.
 */
export async function playWarningTone(tone: WarningTone, openContext: () => AudioContext | null = browserContext): Promise<boolean> {
  const context = openContext()
  if (context === null) return false
  await context.resume().catch(() => undefined)
  const isAllowed = context.state === 'running'
  const pattern = WARNING_TONES[tone]
  const lastsS = isAllowed ? Math.max(...pattern.map(({ startS, lengthS }) => startS + lengthS)) + REST_S : 0
  if (isAllowed) scheduleTones(context, pattern, context.currentTime)
  setTimeout(() => void context.close().catch(() => undefined), lastsS * 1000)
  return isAllowed
}
