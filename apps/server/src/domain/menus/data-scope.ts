/** The channels whose alarms a user may see; `all` = every channel of the tenant. */
export type VisibleChannels = ReadonlySet<number> | 'all'

/** The places that a user may see, by id; `all` = every place of the tenant. */
export interface LimitedPlaces {
  buildings: ReadonlySet<number>
  hydrants: ReadonlySet<number>
  /** units that a visible department looks after, and those of the visible buildings and hydrants */
  units: ReadonlySet<number>
  /** fire hosts in a visible building, and those with a point in one */
  hosts: ReadonlySet<number>
  /** the fire hosts of which nothing stands anywhere else */
  wholeHosts: ReadonlySet<number>
  /** what the buildings and hydrants were found by: codes of regions, ids of departments */
  regions: ReadonlySet<string>
  departments: ReadonlySet<number>
}
export type VisiblePlaces = LimitedPlaces | 'all'

/**
 * What a user may read of a tenant's data: every query runs with one. Rows outside are not found and not counted; the
 * response is the same as for rows that do not exist. `channels` is part of the conditions of a query (`inScope`); limited `places` are set on
 * the transaction, in which every table is a view of the visible rows (ADR 31).
 */
export interface DataScope {
  tenantId: string
  channels: VisibleChannels
  places: VisiblePlaces
}

/** For data of a channel that no column names. */
export function mayReadChannel({ channels }: Pick<DataScope, 'channels'>, channelId: string): boolean {
  return channels === 'all' || channels.has(Number(channelId))
}

/** Pictures of floors belong to no channel: every user who may see at least one channel may see them. */
export function mayReadAny({ channels }: Pick<DataScope, 'channels'>): boolean {
  return channels === 'all' || channels.size > 0
}

/** Whether something at this building or hydrant is visible; what stands nowhere is visible to those who see all places. */
export function mayReadPlace(places: VisiblePlaces, { buildingId, hydrantId }: { buildingId: number | null; hydrantId: number | null }): boolean {
  if (places === 'all') return true
  return (buildingId !== null && places.buildings.has(buildingId)) || (hydrantId !== null && places.hydrants.has(hydrantId))
}

/** Whether everything that `inner` shows is shown by `outer`, now and when a region or a department gets another building. */
export function placesWithin(inner: VisiblePlaces, outer: VisiblePlaces): boolean {
  if (outer === 'all') return true
  if (inner === 'all') return false
  const isIn = <Id>(some: ReadonlySet<Id>, all: ReadonlySet<Id>) => [...some].every((id) => all.has(id))
  return isIn(inner.buildings, outer.buildings) && isIn(inner.hydrants, outer.hydrants) && isIn(inner.units, outer.units) && isIn(inner.departments, outer.departments)
    && [...inner.regions].every((code) => [...outer.regions].some((wider) => code.startsWith(prefixOfRegion(wider))))
}

/** What the codes of the districts of a city or province begin with; a district's own code. */
export const prefixOfRegion = (code: string): string => code.replace(/(00){1,2}$/, '')

/** A host is changed by those who see all of it: its stop ends the alarms of every point. */
export const mayWriteHost = ({ places }: Pick<DataScope, 'places'>, hostId: number): boolean => places === 'all' || places.wholeHosts.has(hostId)
