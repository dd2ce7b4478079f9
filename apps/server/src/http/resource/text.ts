import { maxLength, minLength, nullable, optional, pipe, regex, string, transform, trim } from 'valibot'

import { zhCN } from '../http.messages'

/** Characters that no field stores: a database cannot keep NUL, and no name or remark needs the others. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

/** A text that must not be blank, trimmed, of at most `max` characters. */
export const requiredText = (max: number) =>
  pipe(
    string(),
    trim(),
    minLength(1, zhCN.required),
    maxLength(max, zhCN.tooLong(max)),
    regex(WITHOUT_CONTROLS, zhCN.badCharacters),
  )

/** A text that may be missing, trimmed; blank clears it, an absent one stays as it is. */
export const optionalText = (max: number) =>
  optional(
    nullable(
      pipe(
        string(),
        trim(),
        maxLength(max, zhCN.tooLong(max)),
        regex(WITHOUT_CONTROLS, zhCN.badCharacters),
        transform((text) => (text === '' ? null : text)),
      ),
    ),
  )
