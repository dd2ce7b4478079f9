import type { NotEnabledRow } from '@smart-fire/api-client'
import type { PageAnswer, PagedList, PageEvent } from '../shared/paged-list'

/** Where the devices stand: in a building, on one floor of it, or at a hydrant. */
export type NotEnabledPlace = { buildingId: string; floor: number | null } | { hydrantId: string }

export interface NotEnabledInput {
  channelId: string
  place: NotEnabledPlace
}

export interface NotEnabledContext extends NotEnabledInput, PagedList<NotEnabledRow> {}

export type NotEnabledEvent =
  | { type: 'data.refresh' }
  | PageEvent
  /** from the alarm link: it fell silent, or is heard again */
  | { type: 'link.silent' }
  | { type: 'link.heard' }

export interface NotEnabledRequest extends NotEnabledInput {
  page: number
  limit: number
}

export type NotEnabledAnswer = PageAnswer<NotEnabledRow>
