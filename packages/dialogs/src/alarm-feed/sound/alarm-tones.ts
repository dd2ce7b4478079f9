import type { AlarmSoundKind } from '../alarm-feed.types'

/** One tone of a pattern: where it starts, how long it lasts, from and to which pitch, how loud. */
export interface Tone {
  startS: number
  lengthS: number
  fromHz: number
  toHz: number
  gain: number
  /** the shape of the wave; an alarm has the sharp one */
  wave?: OscillatorType
}

/** A fire is a repeated rising tone, a fault two short calm tones. They differ in shape, pitch and length. */
export const TONES: Readonly<Record<AlarmSoundKind, readonly Tone[]>> = {
  fire: [0, 0.55, 1.1, 1.65].map((startS) => ({ startS, lengthS: 0.45, fromHz: 620, toHz: 1_320, gain: 0.5 })),
  fault: [0, 0.3].map((startS) => ({ startS, lengthS: 0.18, fromHz: 520, toHz: 520, gain: 0.25 })),
}

/** Long enough to start and stop without a click. */
const RAMP_S = 0.02

/** Schedules a pattern on an audio context, live or offline. */
export function scheduleTones(context: BaseAudioContext, pattern: readonly Tone[], startAt: number): void {
  for (const tone of pattern) scheduleTone(context, tone, startAt + tone.startS)
}

function scheduleTone(context: BaseAudioContext, { lengthS, fromHz, toHz, gain, wave = 'square' }: Tone, at: number): void {
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  const end = at + lengthS
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(fromHz, at)
  oscillator.frequency.linearRampToValueAtTime(toHz, end)
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(gain, at + RAMP_S)
  volume.gain.setValueAtTime(gain, end - RAMP_S)
  volume.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(end)
}
