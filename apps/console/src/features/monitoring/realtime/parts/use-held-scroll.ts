import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the selected card at its height on the screen when the list gets another width, e.g. because a live notice takes room:
 * cards wrap into fewer columns then. Corrects the scroll position before the next frame is drawn.
 */
export function useHeldScroll(list: RefObject<HTMLElement | null>, selectedId: string | undefined): void {
  useLayoutEffect(() => {
    const cards = list.current
    const scroller = cards?.parentElement
    if (!cards || !scroller || selectedId === undefined) return
    const topOf = () => cards.querySelector('[data-selected]')?.getBoundingClientRect().top ?? null
    let held = topOf()
    const remember = () => { held = topOf() }
    const observer = new ResizeObserver(() => {
      const top = topOf()
      if (top !== null && held !== null) scroller.scrollTop += top - held
      remember()
    })
    observer.observe(cards)
    scroller.addEventListener('scroll', remember)
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', remember)
    }
  }, [list, selectedId])
}
