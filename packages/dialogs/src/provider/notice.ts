/** Something that the operator is told once. With a title it is a notification (2 s), without a message (5 s; spec 1 §9). */
export interface Notice {
  tone: 'success' | 'warning' | 'error' | 'info'
  title?: string
  text: string
  /** only where the specification says otherwise, e.g. the copy notice's 1500 ms */
  durationMs?: number
}

export type Notify = (notice: Notice) => void
