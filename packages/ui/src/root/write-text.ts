/** Writes the text of an element that follows the pointer. Its text node is kept: a new one would be attached and laid out from nothing, at every step. */
export function writeText(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text
  else element.textContent = text
}
