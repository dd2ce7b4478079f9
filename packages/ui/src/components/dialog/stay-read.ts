/** The library hides no element that has this attribute. */
const MARK = 'data-live-announcer'
let unmark = () => {}

/**
 * Marks a dialog that was just drawn, so that the one below it cannot hide it from screen readers. The library hides what is beside a dialog
 * one frame after that dialog was drawn, or two when the page is busy: of two that come together, as after F5, each would hide the other.
 * Later dialogs hide it as usual.
 */
export function stayRead(place: Element): void {
  unmark()
  place.setAttribute(MARK, '')
  const unmarkThis = () => {
    // a dialog that came meanwhile has its own frames
    if (unmark !== unmarkThis) return
    place.removeAttribute(MARK)
    // a closed dialog is not kept in memory
    unmark = () => {}
  }
  unmark = unmarkThis
  requestAnimationFrame(() => requestAnimationFrame(unmarkThis))
}
