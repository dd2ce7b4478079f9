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

/** An overview, a dialog's page: a module whose default export is the component. */
export function page(key: ScreenKey, load: Screen['load']): Screen {
  return { ...codesOf(key), load }
}

/** A declared screen (pages.md): a module whose default export is the declaration, or a list with that of the key. */
export function declared(key: ScreenKey, load: () => Promise<{ default: Declared | readonly Declared[] }>): Screen {
  return {
    ...codesOf(key),
    load: async () => {
      const own = [(await load()).default].flat().find((declaration) => declaration.key === key)
      if (own === undefined) throw new Error(`no declaration of ${key}`)
      return { default: own.Screen }
    },
  }
}

interface Declared {
  key: ScreenKey
  Screen: ComponentType
}

function codesOf(key: ScreenKey): Pick<Screen, 'parentCode' | 'childCode'> {
  const [parentCode = '', childCode = ''] = key.split('/')
  return { parentCode, childCode }
}
