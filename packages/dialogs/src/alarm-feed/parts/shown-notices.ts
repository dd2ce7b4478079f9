import type { NoticeItem } from '@smart-fire/ui'
import type { ReactNode } from 'react'

/** The notices on the screen, and the number of alarms that none of them shows. */
export interface ShownNotices {
  notices: NoticeItem[]
  hidden: number
  lead?: ReactNode
}
