/**
 * Whether a click was sent by a screen reader in browse mode or by voice control: they send only `click`, without the pointer and key events
 * before it, and such a click counts no presses. For buttons that do something else with a pointer: hold, drag or double-click.
 */
export const isClickWithoutPointer = ({ detail }: { detail: number }): boolean => detail === 0
