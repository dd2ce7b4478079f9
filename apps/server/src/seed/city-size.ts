/** The numbers of things in a city; `small` is for tests and takes well under a second. */
export interface CitySize {
  /** per tenant, in the order of the blueprints */
  tenants: readonly TenantSize[]
  /** hours of readings before `now` */
  readingHours: number
  /** devices that report every minute */
  minuteDevices: number
  recordDays: number
}

export interface TenantSize {
  buildings: number
  /** devices and fire host points in buildings */
  inside: number
  hydrants: number
  hydrantDevices: number
  alarms: number
  faults: number
  offline: number
  recordsPerDay: number
}

export const CITY_SIZES: Record<'demo' | 'small', CitySize> = {
  demo: {
    tenants: [
      {
        buildings: 99,
        inside: 4100,
        hydrants: 96,
        hydrantDevices: 180,
        alarms: 5,
        faults: 24,
        offline: 22,
        recordsPerDay: 14,
      },
      {
        buildings: 99,
        inside: 950,
        hydrants: 32,
        hydrantDevices: 60,
        alarms: 2,
        faults: 8,
        offline: 7,
        recordsPerDay: 4,
      },
      {
        buildings: 99,
        inside: 650,
        hydrants: 32,
        hydrantDevices: 60,
        alarms: 2,
        faults: 6,
        offline: 5,
        recordsPerDay: 3,
      },
    ],
    readingHours: 48,
    minuteDevices: 50,
    // thirteen months, so that a chart of a year has a whole one; fewer records a day than a city of this size has, because each costs the first start almost a millisecond
    recordDays: 396,
  },
  small: {
    tenants: [
      { buildings: 3, inside: 112, hydrants: 4, hydrantDevices: 8, alarms: 3, faults: 3, offline: 3, recordsPerDay: 2 },
    ],
    readingHours: 3,
    minuteDevices: 2,
    recordDays: 60,
  },
}
