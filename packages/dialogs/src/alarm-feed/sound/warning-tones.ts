import type { WarningTone } from '@smart-fire/api-client/warnings'
import type { Tone } from './alarm-tones'

const soft = (startS: number, lengthS: number, fromHz: number, toHz: number = fromHz): Tone => ({ startS, lengthS, fromHz, toHz, gain: 0.3, wave: 'sine' })

/** The tones of early warnings. They are soft and none of them rises like a fire: an operator must never take a warning for a fire, or a fire for a warning. */
export const WARNING_TONES: Readonly<Record<WarningTone, readonly Tone[]>> = {
  chime: [soft(0, 0.3, 880), soft(0.35, 0.5, 660)],
  beeps: [0, 0.25, 0.5].map((startS) => soft(startS, 0.12, 740)),
  wave: [soft(0, 0.4, 440, 520), soft(0.4, 0.4, 520, 440)],
  drone: [soft(0, 1.2, 330)],
}
