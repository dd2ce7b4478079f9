import type { Tone } from '../theme/tone'

/** Edge lengths in px; abnormal tones are larger. */
export const MARKER_PX: Record<Tone, number> = { alarm: 28, fault: 26, offline: 22, notEnabled: 20, normal: 18, info: 20 }
