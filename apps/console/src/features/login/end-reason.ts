/** Why the last session of this tab ended; the login page shows it once. */
export const END_REASONS = ['expired', 'refused', 'passwordChanged'] as const
export type EndReason = (typeof END_REASONS)[number]
