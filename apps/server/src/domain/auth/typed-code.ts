/** A code as it is meant: an input method for Chinese writes letters and digits in full width, which looks nearly the same. */
export const typedCode = (code: string): string => code.normalize('NFKC').trim()
