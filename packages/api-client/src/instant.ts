/** A moment as epoch milliseconds. Wire texts `yyyy-MM-dd HH:mm:ss` are read as UTC+8 whatever the machine's zone. */
export type Instant = number
