import type { ApiErrorKind } from '@smart-fire/api-client'

/** Every kind of the catalogue. A missing kind does not compile. */
export const ERROR_KINDS = Object.keys({
  credentials: true,
  loginRefused: true,
  sessionExpired: true,
  forbidden: true,
  notFound: true,
  invalid: true,
  refused: true,
  conflict: true,
  gatewayTimeout: true,
  network: true,
  aborted: true,
  malformed: true,
  server: true,
} satisfies Record<ApiErrorKind, true>) as ApiErrorKind[]
