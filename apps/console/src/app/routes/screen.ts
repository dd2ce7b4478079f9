import type { ComponentType } from 'react'

/**
 * A screen of the console: reached at `/{parentCode}/{childCode}`, with `/{id}` where the menu entry has one.
 * Permission is by parent and child code together, since child codes repeat between sections (domain 18).
 */
export interface Screen {
  parentCode: string
  childCode: string
  load: () => Promise<{ default: ComponentType }>
}

export type ScreenKey = `${string}/${string}`

export function screenKey(screen: { parentCode: string; childCode: string }): ScreenKey {
  return `${screen.parentCode}/${screen.childCode}`
}
