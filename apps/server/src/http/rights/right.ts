/** `<section>/<screen>` as in the menu: `adminSys/userManager`. */
export type ScreenCode = `${string}/${string}`
/** What a user may press on a screen: `adminSys/userManager:btn_add`. */
export type ElementCode = `${ScreenCode}:btn_${string}`

/** What a call demands of its caller before it runs. */
export type Right =
  | { kind: 'open' }
  | { kind: 'gatewayKey' }
  | { kind: 'anySession' }
  | { kind: 'screens'; screens: readonly ScreenCode[] }
  | { kind: 'elements'; elements: readonly ElementCode[]; superAdminOnly: boolean }

/** Calls without a session: sign-in, and what carries a proof of its own in the address. */
export const open: Right = { kind: 'open' }

/** Calls of gateways: the header `X-Gateway-Key`, no session. */
export const gatewayKey: Right = { kind: 'gatewayKey' }

/** Calls that many screens make: a session is enough, the data scope limits what it reads. */
export const anySession: Right = { kind: 'anySession' }

/** Calls that read for these screens: the caller must have been granted one of them. */
export const screens = (...codes: [ScreenCode, ...ScreenCode[]]): Right => ({ kind: 'screens', screens: codes })

/** Calls that write: the caller must have been granted one of these elements. */
export const elements = (...codes: [ElementCode, ...ElementCode[]]): Right => ({
  kind: 'elements',
  elements: codes,
  superAdminOnly: false,
})

/** Calls that write what all tenants share: a super admin who has been granted one of these elements. */
export const platformElements = (...codes: [ElementCode, ...ElementCode[]]): Right => ({
  kind: 'elements',
  elements: codes,
  superAdminOnly: true,
})
