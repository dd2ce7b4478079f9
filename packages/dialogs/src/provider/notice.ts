/** A message that the operator gets once. With a title it is a notification (2 s), without a message (5 s; spec 1 §9). */
export interface Notice {
  tone: 'success' | 'warning' | 'error' | 'info'
  title?: string
  text: string
  /** only where the specification differs, e.g. 1500 ms for the copy notice */
  durationMs?: number
}

export type Notify = (notice: Notice) => void
