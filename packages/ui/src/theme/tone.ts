/** The meanings that a mark or badge can have, worst first. The caller decides which things are an `alarm`; `ui` has tones only. */
export const TONES = ['alarm', 'fault', 'offline', 'notEnabled', 'normal', 'info'] as const

/** One of {@link TONES}; each has its own shape, colour and text contrast in every theme. */
export type Tone = (typeof TONES)[number]
