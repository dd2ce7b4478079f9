/** The value of an input that a state needs: the state is entered once the input is known. */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error('the state was entered before its input was known')
  return value
}
