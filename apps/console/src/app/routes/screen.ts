import type { ComponentType } from 'react'
import type { ScreenKey } from '../../lib/screen-key'

/**
 * A screen of the console: reached at `/{parentCode}/{childCode}`, with `/{id}` where the menu entry has one.
 * Permission is by parent and child code together, because child codes repeat between sections (domain 18).
 */
export interface Screen {
  parentCode: string
  childCode: string
  load: () => Promise<{ default: ComponentType }>
}

/** A screen with a machine of its own: the default export of its module is the component. */
export function page(key: ScreenKey, load: Screen['load']): Screen {
  return { ...codesOf(key), load }
}

/** A declared screen: the default export of its module is the declaration, or a list of declarations, one of them with this key. */
export function declared(key: ScreenKey, load: () => Promise<{ default: Declared | readonly Declared[] }>): Screen {
  return {
    ...codesOf(key),
    load: async () => {
      const own = [(await load()).default].flat().find((declaration) => declaration.key === key)
      if (own === undefined) throw new Error(`the module has no declaration with the key ${key}`)
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
