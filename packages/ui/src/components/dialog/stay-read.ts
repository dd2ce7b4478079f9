/** The library hides no element that has this attribute. */
const MARK = 'data-live-announcer'
let newest: HTMLElement | undefined

/**
 * Marks a dialog that was just drawn, so that the one below it cannot hide it from screen readers. The library hides what is beside a dialog
 * one frame after that dialog was drawn: of two that come in one frame, as after F5, each would hide the other. Later dialogs hide it as usual.
 */
export function stayRead(place: HTMLElement): void {
  newest?.removeAttribute(MARK)
  newest = place
  place.setAttribute(MARK, '')
  requestAnimationFrame(() => requestAnimationFrame(() => place.removeAttribute(MARK)))
}
