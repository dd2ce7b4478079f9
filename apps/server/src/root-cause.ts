/** The innermost cause, for the log: the outer ones repeat the whole query with its values, and do not say why it failed. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error
}
