/** Where an identity provider leads back to; administrators register it there (ADR 34). */
export const ARRIVAL_PATH = '/authredirect'
