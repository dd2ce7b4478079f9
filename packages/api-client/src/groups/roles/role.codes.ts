/** Which places a role shows: every one, chosen areas, those of the member's departments with and without the departments below (our server; ADR 31). */
export const ROLE_SCOPE = { all: '0', areas: '1', departmentsBelow: '2', departments: '3' } as const
export type RoleScope = (typeof ROLE_SCOPE)[keyof typeof ROLE_SCOPE]
