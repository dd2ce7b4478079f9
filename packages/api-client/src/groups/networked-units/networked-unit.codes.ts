/** What an organisation does for the buildings of a tenant; additive (ADR 3). */
export const NETWORKED_UNIT_KIND = { owner: '0', maintenance: '1', supervision: '2' } as const
export type NetworkedUnitKind = (typeof NETWORKED_UNIT_KIND)[keyof typeof NETWORKED_UNIT_KIND]

/** How important a unit is for fire safety (enums: networkingUnit.otype): key unit, ordinary unit, small place, other. */
export const NETWORKED_UNIT_CATEGORY = { key: '1', ordinary: '2', smallPlace: '3', other: '4' } as const
export type NetworkedUnitCategory = (typeof NETWORKED_UNIT_CATEGORY)[keyof typeof NETWORKED_UNIT_CATEGORY]
