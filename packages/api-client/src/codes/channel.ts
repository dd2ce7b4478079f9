/** The channels whose records and devices live in tables of their own (spec 1 §9); every other id is general. */
export const CHANNEL = { default: '1', hydrant: '5', fireHost: '11' } as const
