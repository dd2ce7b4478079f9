import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** By this number browsers mark a key that the input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to the input method: it chooses among its candidates or ends the composition, as for Chinese. Safari ends the composition
 * before it reports the Enter key that did so, and marks that key by its number only.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD
}
