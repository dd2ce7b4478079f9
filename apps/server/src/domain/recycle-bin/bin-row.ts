import { wireTime } from '../../http/wire-time'
import { BIN_DAYS } from './bin-kinds.queries'

/** A deleted row as the database gives it. */
export interface Binned {
  kind: string
  id: number | string
  name: string | null
  place: string | null
  deletedAt: Date | string
  /** the last one who has written the row: who has deleted it */
  deletedBy: string | null
}

const DAY_MS = 86_400_000

/** A row of `recycleBin/pageList`; `endTime` is when it can no longer be restored. */
export function binRow({ id, deletedAt, ...row }: Binned) {
  const at = new Date(deletedAt)
  return { ...row, id: Number(id), deletedTime: wireTime(at), endTime: wireTime(new Date(at.getTime() + BIN_DAYS * DAY_MS)) }
}
