import { maxLength, minLength, nullable, optional, pipe, regex, string, transform, trim } from 'valibot'

/** Rules of input fields that several entities have. No texts: a form turns the type of an issue into words. */

/** Control characters, except tab and line breaks: no field of the server takes them. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

/** A text that must not be blank, trimmed, of at most `max` characters. */
export const requiredText = (max: number) =>
  pipe(string(), trim(), minLength(1), maxLength(max), regex(WITHOUT_CONTROLS))

/** A text that may be missing, trimmed; blank is null. */
export const optionalText = (max: number) =>
  optional(
    nullable(pipe(string(), trim(), maxLength(max), regex(WITHOUT_CONTROLS), transform((value) => value || null))),
  )

/** A mobile number as the platform accepts it (contract admin 3.1). */
export const mobilePhone = pipe(
  string(),
  trim(),
  regex(/^(13\d|14[579]|15[0-35-9]|166|17[0135-8]|18\d|19[89])\d{8}$/),
)

/** One plain mail address, without a name; blank is null. */
export const optionalEmail = optional(
  nullable(pipe(string(), trim(), maxLength(100), regex(/^$|^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/), transform((value) => value || null))),
)

/** A password that an administrator gives, plain. Our server refuses fewer than 8 characters (trust B2.4); the wire takes 18. */
export const newPassword = pipe(string(), minLength(8), maxLength(18))
