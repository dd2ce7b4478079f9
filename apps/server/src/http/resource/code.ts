import { minLength, nullable, optional, picklist, pipe, string, transform, trim } from 'valibot'

import { zhCN } from '../http.messages'

/** One of a table of codes; another text is refused. */
export const requiredCode = <const Code extends string>(codes: readonly Code[]) => pipe(string(), trim(), minLength(1, zhCN.required), picklist(codes))

/** One of a table of codes, or none; blank clears it, an absent one stays as it is. */
export const optionalCode = <const Code extends string>(codes: readonly Code[]) =>
  optional(nullable(pipe(string(), trim(), transform((text) => (text === '' ? null : text)), nullable(picklist(codes)))))
