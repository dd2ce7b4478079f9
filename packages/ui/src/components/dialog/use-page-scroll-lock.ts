import { useLayoutEffect } from '../../root/use-layout-effect'
import { lockPageScroll } from './page-scroll'

/** The library's lock takes the padding and the `overflow` that a host has at its body, so ours does it. iOS scrolls a page that hides its overflow: there the library keeps the body in place. */
export const libraryLocksScroll = () => typeof navigator !== 'undefined' && /^(?:iP|Mac)/.test(navigator.platform) && navigator.maxTouchPoints > 1

/** Keeps the page behind a dialog from scrolling while it is open. */
export function usePageScrollLock(open: boolean): void {
  useLayoutEffect(() => (open && !libraryLocksScroll() ? lockPageScroll(document) : undefined), [open])
}
