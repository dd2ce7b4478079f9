/** The library hides no element that has this attribute. */
const MARK = 'data-live-announcer'
let unmark = () => {}

/**
 * Marks a dialog that was just drawn, so that the one below it cannot hide it from screen readers. The library hides what is beside a dialog
 * one frame after that dialog was drawn: of two that come in one frame, as after F5, each would hide the other. Later dialogs hide it as usual.
 */
export function stayRead(place: Element): void {
  unmark()
  place.setAttribute(MARK, '')
  unmark = () => {
    place.removeAttribute(MARK)
    // a closed dialog is not kept in memory
    unmark = () => {}
  }
  requestAnimationFrame(() => requestAnimationFrame(() => unmark()))
}
