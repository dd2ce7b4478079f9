import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Leads out of the frame of a dialog and into it: an open dialog keeps the Tab key to itself. */
export const SWITCH_KEY = 'F8'

/**
 * Keeps the focus outside of a frame until a person goes there by mouse, Tab or the switch key. A dialog that opens in the frame takes
 * the focus, and a person who works in the chart beside it would lose their place. Returns two functions: `enter` moves the focus into
 * the frame, `onLoad` is for the load event of the frame.
 */
export function useInvitedFocus(frame: RefObject<HTMLIFrameElement | null>, chart: RefObject<HTMLElement | null>) {
  const isInvited = useRef(false)
  const last = useRef<EventTarget | null>(null)
  /** brings the focus back to where it was, or from nowhere to a state of the chart when it is asked for */
  const leave = useCallback((elsewhere?: Element | null) => {
    isInvited.current = false
    const home = last.current ?? elsewhere
    if (home instanceof SVGElement || home instanceof HTMLElement) home.focus()
    else frame.current?.blur()
  }, [frame])
  const refuse = useCallback(() => {
    // in a task of its own: the browser is still moving the focus
    setTimeout(() => (isInvited.current ? undefined : leave()))
  }, [leave])
  useEffect(() => {
    const aborting = new AbortController()
    const options = { capture: true, signal: aborting.signal }
    const stayOutside = (focused: EventTarget | null) => {
      isInvited.current = false
      last.current = focused
    }
    document.addEventListener('pointerdown', () => stayOutside(null), options)
    document.addEventListener('focusin', ({ target }) => (target === frame.current ? undefined : stayOutside(target)), options)
    document.addEventListener('keydown', ({ key }) => { isInvited.current ||= key === 'Tab' }, options)
    window.addEventListener('blur', () => (document.activeElement === frame.current ? refuse() : undefined), options)
    return () => aborting.abort()
  }, [frame, refuse])
  const enter = () => {
    isInvited.current = true
    frame.current?.focus()
  }
  const onLoad = () => {
    const inside = frame.current?.contentWindow
    inside?.addEventListener('focus', refuse)
    inside?.addEventListener('keydown', ({ key }) => (key === SWITCH_KEY ? leave(chart.current?.querySelector('[aria-current]')) : undefined), true)
    // only a person is invited: the play of a story presses, too
    inside?.addEventListener('pointerdown', ({ isTrusted }) => { isInvited.current ||= isTrusted }, true)
  }
  return { enter, onLoad }
}
