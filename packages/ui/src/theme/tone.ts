/** What a mark or badge says about a thing, worst first. `ui` knows tones only: what makes a thing an `alarm` is the caller's business. */
export const TONES = ['alarm', 'fault', 'offline', 'notEnabled', 'normal', 'info'] as const

/** One of {@link TONES}; each has its own shape, colour and text contrast in every theme. */
export type Tone = (typeof TONES)[number]
