/** How an entry is shown: the mark of a state, or plain (our server). */
export const ENTRY_STYLE = { alarm: 'alarm', fault: 'fault', offline: 'offline', notEnabled: 'notEnabled', normal: 'normal', info: 'info' } as const
export type EntryStyle = (typeof ENTRY_STYLE)[keyof typeof ENTRY_STYLE]

/** What the codes of the built-in types begin with; no own type's does. */
export const BUILT_IN_PREFIX = 'fire_'
