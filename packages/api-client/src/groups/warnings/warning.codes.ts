/** The largest sort number of an alarm level (contract device 15.2). */
export const MOST_LEVEL_SORT = 99_999

/** The tones of warnings, of a fixed list (our server; ADR 3). None of them sounds like a fire or a fault. */
export const WARNING_TONE = { chime: 'chime', beeps: 'beeps', wave: 'wave', drone: 'drone' } as const
export type WarningTone = (typeof WARNING_TONE)[keyof typeof WARNING_TONE]

/** How the platform writes an open bound, below and above (contract device 15.3). */
export const OPEN_BOUND = { min: -999_999_999, max: 999_999_999 } as const
/** The largest bound that is not taken for an open one. */
export const MOST_BOUND = 999_999_998

/** Why a warning ended: the value is in no level any more, or a warning of a higher level took its place (our server; ADR 28). */
export const WARNING_END = { recovered: 'recovered', raised: 'raised' } as const
export type WarningEnd = (typeof WARNING_END)[keyof typeof WARNING_END]
