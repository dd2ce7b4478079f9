import { wireTime } from '../../http/wire-time'
import type { Sample } from './realtime.queries'

/** How the time of a sample is written. */
export type Label = (at: Date) => string
export const timeOfDay: Label = (at) => wireTime(at).slice(11, 16)
export const day: Label = (at) => wireTime(at).slice(0, 10)

/** One decimal is the platform's; the exact value and instant are ours (additive): pressure lives in the second decimal. */
export const wireSample = ({ at, value }: Sample, label: Label) => ({
  temperature: Math.round(value * 10) / 10,
  inputdate: label(at),
  value,
  at: at.getTime(),
})
