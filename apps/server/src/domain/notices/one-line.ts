/** Control characters, line breaks of Unicode, and marks that turn the direction of text. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NOT_OF_ONE_LINE = /[\u0000-\u001f\u007f\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/** A text as one line, for header fields and messages: a line break in a name would begin a field or a message of its own. */
export const oneLine = (text: string): string => text.replace(NOT_OF_ONE_LINE, ' ').trim()
