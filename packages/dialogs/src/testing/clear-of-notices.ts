/** Live notices stand over the right edge for three minutes (ADR 0007): what is worked with stands left of them. */
const NOTICES_PX = 360

export function clearOfNotices(element: HTMLElement): boolean {
  return element.getBoundingClientRect().right <= document.documentElement.clientWidth - NOTICES_PX
}
