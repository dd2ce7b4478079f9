import type { Instant, NotEnabledRow } from '@smart-fire/api-client'

/** Where the devices stand: in a building, on one floor of it, or at a hydrant. */
export type NotEnabledPlace = { buildingId: string; floor: number | null } | { hydrantId: string }

export interface NotEnabledInput {
  channelId: string
  place: NotEnabledPlace
}

export interface NotEnabledContext extends NotEnabledInput {
  page: number
  limit: number
  rows: NotEnabledRow[]
  total: number
  loadedAt: Instant | null
}

export type NotEnabledEvent =
  | { type: 'dialog.refresh' }
  | { type: 'page.change'; page: number }
  | { type: 'size.change'; limit: number }
  /** from the alarm link: it fell silent, or is heard again */
  | { type: 'link.silent' }
  | { type: 'link.heard' }

export interface NotEnabledRequest extends NotEnabledInput {
  page: number
  limit: number
}

export interface NotEnabledAnswer {
  rows: NotEnabledRow[]
  total: number
  loadedAt: Instant
}
