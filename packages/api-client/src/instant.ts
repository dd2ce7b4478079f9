/** A moment as epoch milliseconds. Wire texts `yyyy-MM-dd HH:mm:ss` are read as UTC+8 in any time zone of the machine. */
export type Instant = number
