import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { usePreferences } from '../../lib/preferences/preferences'

/** In such a window, which a magnified one is too, an open menu beside the page would take a quarter of it or more. */
const NARROW = '(max-width: 999px)'

export interface SidebarState {
  isOpen: boolean
  /** it lies above the page, not beside it */
  isOver: boolean
  setOpen: (open: boolean) => void
  /** the button that opens and closes it */
  button: RefObject<HTMLButtonElement | null>
  /** the menu itself */
  menu: RefObject<HTMLDivElement | null>
}

/**
 * The menu is open or shows icons only, as the person left it. In a narrow window it shows icons, and opens above the page until the next
 * page is opened, Escape is pressed, or something beside it.
 */
export function useSidebar(): SidebarState {
  const { sidebar, set } = usePreferences()
  const { pathname } = useLocation()
  const isNarrow = useSyncExternalStore(onWidth, () => window.matchMedia(NARROW).matches)
  const [over, setOver] = useState({ pathname, isOpen: false })
  if (over.pathname !== pathname) setOver({ pathname, isOpen: false })
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const isOver = isNarrow && over.isOpen

  useEffect(() => {
    if (!isOver) return
    // the open menu covers its button
    if (!menu.current?.contains(document.activeElement)) menu.current?.querySelector<HTMLElement>('nav a, nav button')?.focus()
    const close = () => setOver({ pathname, isOpen: false })
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOver, pathname])

  return {
    isOpen: isNarrow ? isOver : sidebar === 'open',
    isOver,
    setOpen: (open) => (isNarrow ? setOver({ pathname, isOpen: open }) : set('sidebar', open ? 'open' : 'collapsed')),
    button,
    menu,
  }
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
