import type { Db } from '../db/database'
import type { TestTenant } from './alarm-world'

/** What each part of the world is made with. */
export interface Making {
  db: Db
  site: TestTenant
  /** is in every text */
  name: string
  /** epoch ms */
  at: number
}
