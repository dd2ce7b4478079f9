import { array, is, nullable, object, picklist, string } from 'valibot'
import { decoder, Refusal } from '../../decoding/decoder'

/** How many panes a video wall can have. */
export const WALL_SIZES = [1, 4, 9, 16] as const

/** How many panes a video wall has. */
export type WallSize = (typeof WALL_SIZES)[number]

/** A video wall that a user has given a name. */
export interface WallLayout {
  name: string
  size: WallSize
  /** ids of cameras, as many as there are panes; null: an empty one */
  panes: (string | null)[]
}

const layout = object({ name: string(), size: picklist(WALL_SIZES), panes: array(nullable(string())) })

/** Whether a value of any origin is a layout, with a pane for each of its size. */
export const isWallLayout = (value: unknown): value is WallLayout => is(layout, value) && value.panes.length === value.size

export const wallLayout = decoder<WallLayout>((value) => (isWallLayout(value) ? value : new Refusal('no layout')))
