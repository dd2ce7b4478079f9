/** Who owns and uses a building (spec 2 §4). */
export const OWNERSHIP = { soleOwnerSoleUser: '0', soleOwnerManyUsers: '1', manyOwnersManyUsers: '2' } as const
export type Ownership = (typeof OWNERSHIP)[keyof typeof OWNERSHIP]
