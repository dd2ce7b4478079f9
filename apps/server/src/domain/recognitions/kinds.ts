import type { recognitions } from '../../db/schema'

export type RecognitionKind = (typeof recognitions.$inferSelect)['kind']

/** The measuring point of each kind of recognition (ADR 50). */
export const POINT_OF_KIND: Readonly<Record<RecognitionKind, string>> = { smoke: 'VSMOKE', flame: 'VFLAME', blocked: 'VBLOCK', leave: 'VLEAVE' }

/** What a report of a camera names. */
export const SIGHT_POINTS: ReadonlySet<string> = new Set(Object.values(POINT_OF_KIND))
