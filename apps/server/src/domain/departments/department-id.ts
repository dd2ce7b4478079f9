import { nullable, number, optional, pipe, regex, string, transform, trim, union } from 'valibot'

import { zhCN as httpWords } from '../../http/http.messages'

/** The id of a department in an input; blank and the -1 of the platform's roots are none, an absent one stays as it is. */
export const optionalDepartment = optional(nullable(pipe(
  union([number(), string()]),
  transform(String),
  trim(),
  regex(/^(-1|\d{0,9})$/, httpWords.badParameter),
  transform((text) => (text === '' || text === '-1' ? null : Number(text))),
)))
