import { estateOf, type Estate, type House } from './buildings'
import type { DistrictCode } from './catalogue/district'
import { CITY_SIZES, type TenantSize } from './city-size'
import { lastReport, troubleOf, type Trouble } from './conditions'
import { install, shareOut, type DeviceRow, type Installation } from './devices'
import { hostFaultRecords, seededStatesOf } from './host-states'
import { withFirstAlarms } from './first-alarms'
import { fitHydrants, layHydrants, type HydrantRow } from './hydrants'
import { hostNameOf } from '../domain/ingestion/subject/host-subject'
import { createRandom, type Random } from './random'
import { pastTroubles, recordsOf, type Records } from './records'
import { DEMO_ACCOUNTS, TENANT_ROWS, type DemoAccount } from './tenants'
import { unmatchedRecords } from './unmatched'

/** Everything of a city but its readings, as rows; the same seed, size and instant give the same city. */
export interface City {
  tenants: (typeof TENANT_ROWS)[number][]
  accounts: readonly DemoAccount[]
  estate: Estate
  installed: Installation
  hydrants: HydrantRow[]
  records: Records
  /** devices that are abnormal now */
  troubles: Trouble[]
  readingHours: number
  /** devices that report every minute */
  minuteDevices: ReadonlySet<number>
}

const MINUTE_S = 60
const DISTRICTS_OF: readonly (readonly DistrictCode[])[] = [['339901', '339902'], ['339902', '339901'], ['339903']]

export function createCity(seed: number, size: keyof typeof CITY_SIZES, now: number): City {
  const random = createRandom(seed)
  const sizes = CITY_SIZES[size]
  const city: City = {
    tenants: TENANT_ROWS.slice(0, sizes.tenants.length),
    accounts: accountsFor(sizes.tenants.length),
    estate: { units: [], houses: [] },
    installed: { devices: [], fireHosts: [], fireHostPoints: [] },
    hydrants: [],
    records: { general: [], hydrant: [], fireHost: [] },
    troubles: [],
    readingHours: sizes.readingHours,
    minuteDevices: new Set(),
  }
  sizes.tenants.forEach((tenantSize, index) => settle(city, index, tenantSize, random.fork(`tenant ${index}`)))
  city.troubles = city.tenants.flatMap((tenant, index) => {
    const tenantSize = sizes.tenants[index]
    return tenantSize
      ? troubleOf(
          rowsOf(city.installed.devices, tenant.id),
          rowsOf(city.installed.fireHostPoints, tenant.id),
          tenantSize,
          now,
          random.fork(`trouble ${index}`),
        )
      : []
  })
  const past = city.tenants
    .map((_, index) => index)
    .flatMap((index) =>
      history(city, index, sizes.tenants[index], sizes.recordDays, now, random.fork(`history ${index}`)),
    )
  city.records = recordsOf(
    past,
    city.troubles,
    personsOf(city),
    {
      houses: new Map(city.estate.houses.map((house) => [house.row.id, house])),
      hydrants: new Map(city.hydrants.map((hydrant) => [hydrant.id, hydrant])),
      hostNames: new Map(city.installed.fireHosts.map(({ id, name = null, serverIp: ip, port }) => [id, hostNameOf({ name, ip, port })])),
    },
    now,
    random.fork('outcomes'),
  )
  city.minuteDevices = chooseMinuteDevices(city, sizes.minuteDevices, random.fork('minutes'))
  for (const row of city.installed.devices)
    if (city.minuteDevices.has(row.id)) row.reportedAt = lastReport(row.id, now, MINUTE_S)
  for (const host of city.installed.fireHosts) {
    host.heardAt = new Date(now)
    host.states = seededStatesOf(host.id, now)
  }
  const buildingNames = new Map(city.estate.houses.map(({ row }) => [row.id, row.name]))
  const ofHosts = [...hostFaultRecords(city.installed.fireHosts, buildingNames, now), ...unmatchedRecords(city.installed.fireHosts, buildingNames, now)]
  city.records.fireHost = withFirstAlarms([...city.records.fireHost, ...ofHosts].sort((a, b) => Number(a.raisedAt) - Number(b.raisedAt)))
  return city
}

const accountsFor = (tenants: number): DemoAccount[] =>
  tenants === TENANT_ROWS.length
    ? [...DEMO_ACCOUNTS]
    : DEMO_ACCOUNTS.filter(({ tenantId }) => tenantId === TENANT_ROWS[0].id)

/** Adds buildings, hydrants and their devices. */
function settle(city: City, index: number, size: TenantSize, random: Random): void {
  const tenant = city.tenants[index]
  if (!tenant) return
  const first = { unit: city.estate.units.length + 1, building: city.estate.houses.length + 1 }
  const estate = estateOf(index, tenant.id, size.buildings, first, random.fork('estate'))
  city.estate.units.push(...estate.units)
  city.estate.houses.push(...estate.houses)
  const counts = shareOut(size.inside, estate.houses.map(weightOf))
  estate.houses.forEach((house, n) => install(house, counts[n] ?? 0, city.installed, random.fork(`house ${n}`)))
  const laid = layHydrants(
    tenant.id,
    size.hydrants,
    estate.units.map(({ id }) => id),
    DISTRICTS_OF[index] ?? ['339901'],
    city.hydrants,
    random.fork('hydrants'),
  )
  fitHydrants(tenant.id, laid, size.hydrantDevices, city.installed.devices, random.fork('hydrant devices'))
}

/** High buildings have more devices, but not in proportion to their floors. */
const weightOf = (house: House): number => house.floors.length ** 0.8

function history(
  city: City,
  index: number,
  size: TenantSize | undefined,
  days: number,
  now: number,
  random: Random,
): Trouble[] {
  const tenant = city.tenants[index]
  if (!tenant || !size) return []
  return pastTroubles(
    rowsOf(city.installed.devices, tenant.id),
    rowsOf(city.installed.fireHostPoints, tenant.id),
    size.recordsPerDay,
    days,
    now,
    random,
  )
}

const rowsOf = <Row extends { tenantId: string }>(rows: readonly Row[], tenantId: string): Row[] =>
  rows.filter((row) => row.tenantId === tenantId)

/** Usernames that may have handled a record, by tenant: administrators and people on watch. */
export function personsOf(city: Pick<City, 'tenants' | 'accounts'>): Map<string, string[]> {
  return new Map(
    city.tenants.map(({ id }) => [
      id,
      city.accounts
        .filter(({ tenantId, role }) => tenantId === id && (role === null || role === 'watch'))
        .map(({ username }) => username),
    ]),
  )
}

/** Normal devices whose values change over the day. */
function chooseMinuteDevices(city: City, count: number, random: Random): Set<number> {
  const curved = (row: DeviceRow) => row.status === 'normal' && [2, 4, 5, 6, 8].includes(row.channelId)
  const main = rowsOf(city.installed.devices, city.tenants[0]?.id ?? '').filter(curved)
  return new Set(
    random
      .shuffle(main)
      .slice(0, count)
      .map(({ id }) => id),
  )
}
