import type { Permission } from '@smart-fire/api-client'
import { createContext, useCallback, useContext } from 'react'
import type { ScreenKey } from '../../lib/screen-key'

/** The codes of the elements that the server granted: `adminSys/userManager:btn_add`. */
export const RightsContext = createContext<ReadonlySet<string>>(new Set())

export function rightsOf(elements: readonly Permission[]): ReadonlySet<string> {
  return new Set(elements.map(({ code }) => code))
}

/** The code of an element of a screen. */
export function rightCode(screen: ScreenKey, element: string): string {
  return `${screen}:${element}`
}

/** Whether the signed-in user may press an element of a screen. The server checks again; here it only hides the button. */
export function useRights(screen: ScreenKey): (element: string) => boolean {
  const may = useRightsOfAll()
  return useCallback((element) => may(screen, element), [may, screen])
}

/** The same for elements of any screen. */
export function useRightsOfAll(): (screen: ScreenKey, element: string) => boolean {
  const granted = useContext(RightsContext)
  return useCallback((screen, element) => granted.has(rightCode(screen, element)), [granted])
}
