/** Live notices cover the right edge for three minutes (ADR 0007); stories check that buttons are left of them. */
const NOTICES_PX = 360

export function clearOfNotices(element: HTMLElement): boolean {
  return element.getBoundingClientRect().right <= document.documentElement.clientWidth - NOTICES_PX
}
