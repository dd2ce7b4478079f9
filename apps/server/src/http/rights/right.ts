/** `<section>/<screen>` as in the menu: `adminSys/userManager`. */
export type ScreenCode = `${string}/${string}`

/** What a call demands of its caller before it runs. */
export type Right =
  | { kind: 'open' }
  | { kind: 'gatewayKey' }
  | { kind: 'anySession' }
  | { kind: 'screens'; screens: readonly ScreenCode[] }

/** Calls without a session: sign-in, and what carries a proof of its own in the address. */
export const open: Right = { kind: 'open' }

/** Calls of gateways: the header `X-Gateway-Key`, no session. */
export const gatewayKey: Right = { kind: 'gatewayKey' }

/** Calls that many screens make: a session is enough, the data scope limits what it reads. */
export const anySession: Right = { kind: 'anySession' }

/** Calls that read for these screens: the caller must have been granted one of them. */
export const screens = (...codes: [ScreenCode, ...ScreenCode[]]): Right => ({ kind: 'screens', screens: codes })
