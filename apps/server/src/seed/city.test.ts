import { VERDICT } from '@smart-fire/api-client/wire'
import { beforeAll, describe, expect, it } from 'vitest'

import { FIRE_POINTS } from '../domain/ingestion/raise/believable'
import { createCity, type City } from './city'
import { planOfFloor } from './catalogue/blueprints'
import { PLANS } from './plans/catalogue'

const NOW = Date.UTC(2026, 10, 20, 2)
const withoutPictures = (city: City) => JSON.stringify({ ...city, minuteDevices: [...city.minuteDevices] })

describe('the demo city', () => {
  let city: City
  beforeAll(() => {
    city = createCity(119, 'demo', NOW)
  })

  it('is the same for the same seed and another for another', () => {
    expect(withoutPictures(createCity(119, 'demo', NOW))).toBe(withoutPictures(city))
    expect(withoutPictures(createCity(120, 'demo', NOW))).not.toBe(withoutPictures(city))
  })

  it('has three tenants, at least 40 buildings of 3 to 40 floors and 6,000 devices', () => {
    expect(city.tenants).toHaveLength(3)
    expect(city.estate.houses.length).toBeGreaterThanOrEqual(40)
    const heights = city.estate.houses.map(({ row }) => row.upperFloors)
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([3, 40])
    expect(city.installed.devices.length + city.installed.fireHostPoints.length).toBe(6000)
  })

  it('has devices in every channel that has devices', () => {
    const channels = new Set(
      [...city.installed.devices, ...city.installed.fireHostPoints].map(({ channelId }) => channelId),
    )
    expect([...channels].sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8, 11])
  })

  it('has no fire that was raised by a sounder or a module: they report what they do, and detect nothing', () => {
    const { general, fireHost } = city.records
    const sources = [...general.map(({ category, equipmentType }) => [category, equipmentType]), ...fireHost.map(({ category, series }) => [category, series])]
    const fires = sources.flatMap(([category, source]) => (category === '1' ? source ?? [] : []))
    expect(fires.length).toBeGreaterThan(1000)
    expect(fires.filter((source) => /警报器|模块/.test(source))).toEqual([])
    // but they can be faulty
    expect(sources.some(([category, source]) => category === '0' && source === '火灾声光警报器')).toBe(true)
  })

  it('gives every device a number of its own, lower case and at most 16 long', () => {
    const numbers = city.installed.devices.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !/^[0-9a-z]{1,16}$/.test(number))).toEqual([])
  })

  it('gives every point of a host its own loop and address', () => {
    const wires = city.installed.fireHostPoints.map(
      ({ fireHostId, loop, address }) => `${fireHostId}/${loop}/${address}`,
    )
    expect(new Set(wires).size).toBe(wires.length)
  })

  it('places devices in a room of the drawn plan, on a floor of the building, no two at one place', () => {
    const houses = new Map(city.estate.houses.map((house) => [house.row.id, house]))
    const placed = [...city.installed.devices, ...city.installed.fireHostPoints].filter(
      ({ planX }) => typeof planX === 'number',
    )
    expect(placed.length).toBeGreaterThan(5000)
    const outside = placed.filter(({ buildingId, floor, planX, planY, position }) => {
      const house = houses.get(buildingId ?? 0)
      if (!house || !floor || !house.floors.includes(floor)) return true
      const plan = PLANS[planOfFloor(house.archetype, floor)]
      return !plan.spaces.some(
        (space) =>
          position?.startsWith(`${floor}F ${space.name}`) &&
          Number(planX) > space.x &&
          Number(planX) < space.x + space.w &&
          Number(planY) > space.y &&
          Number(planY) < space.y + space.h,
      )
    })
    expect(outside).toEqual([])
    const places = placed.map(({ buildingId, floor, planX, planY }) => `${buildingId}/${floor}/${planX}/${planY}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('has exactly one open record for each device in alarm, at fault or offline, and none for the others', () => {
    const open = [...city.records.general, ...city.records.hydrant]
      .filter(({ handled }) => !handled)
      .map(({ deviceId }) => deviceId)
    const wrong = city.installed.devices
      .filter(({ status }) => status === 'alarm' || status === 'fault' || status === 'offline')
      .map(({ id }) => id)
    expect(open.sort((a, b) => a - b)).toEqual(wrong.sort((a, b) => a - b))
    const openPoints = city.records.fireHost
      .filter(({ handled }) => !handled)
      .flatMap(({ fireHostPointId }) => fireHostPointId ?? [])
    const wrongPoints = city.installed.fireHostPoints
      .filter(({ status }) => status === 'alarm' || status === 'fault')
      .map(({ id }) => id)
    expect(openPoints.sort((a, b) => a - b)).toEqual(wrongPoints.sort((a, b) => a - b))
    const openHosts = city.records.fireHost.filter(({ handled, fireHostPointId }) => !handled && fireHostPointId == null)
    const failed = city.installed.fireHosts.flatMap(({ id, states = {} }) => (['mainPowerFault', 'batteryFault', 'busFault'] as const).flatMap((name) => (states[name]?.on ? [id] : [])))
    expect(failed).not.toEqual([])
    // rows are inserted in bulk by the keys of the first
    expect(new Set(city.records.fireHost.map((row) => Object.keys(row).sort().join())).size).toBe(1)
    expect(openHosts.map(({ fireHostId }) => fireHostId).sort((a, b) => a - b)).toEqual(failed.sort((a, b) => a - b))
  })

  it('has alarms, faults, silent and not-enabled devices in every tenant', () => {
    for (const { id } of city.tenants) {
      const statuses = new Set(
        [...city.installed.devices, ...city.installed.fireHostPoints]
          .filter(({ tenantId }) => tenantId === id)
          .map(({ status }) => status),
      )
      expect([...statuses].sort()).toEqual(['alarm', 'fault', 'normal', 'notEnabled', 'offline'])
    }
  })

  it('has records of thirteen months, more by day than by night, most of them judged by a user', () => {
    const all = [...city.records.general, ...city.records.hydrant, ...city.records.fireHost]
    const days = new Set(all.map(({ raisedAt }) => Math.floor((raisedAt.getTime() + 8 * 3_600_000) / 86_400_000)))
    expect(days.size).toBeGreaterThanOrEqual(395)
    const hour = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).getUTCHours()
    const noon = all.filter(({ raisedAt }) => hour(raisedAt) >= 9 && hour(raisedAt) < 21).length
    expect(noon / all.length).toBeGreaterThan(0.6)
    const handled = all.filter((record) => record.handled)
    const judged = handled.filter(({ handlePerson }) => handlePerson !== null)
    expect(judged.length / handled.length).toBeGreaterThan(0.6)
    expect(judged.length).toBeLessThan(handled.length)
  })

  it('never handles a record before it is raised or in the future', () => {
    const all = [...city.records.general, ...city.records.hydrant, ...city.records.fireHost]
    const odd = all.filter(
      ({ raisedAt, handledAt }) =>
        raisedAt.getTime() > NOW || (handledAt && (handledAt < raisedAt || handledAt.getTime() > NOW)),
    )
    expect(odd).toEqual([])
  })

  /** The records of each device and of each point of a host, the oldest first. */
  const histories = () => {
    const entry = (key: string, subject: City['installed']['devices'][number] | City['installed']['fireHostPoints'][number]) => [key, { subject, records: [] as { from: number; to: number }[] }] as const
    const byKey = new Map([
      ...city.installed.devices.map((row) => entry(`device ${row.id}`, row)),
      ...city.installed.fireHostPoints.map((row) => entry(`point ${row.id}`, row)),
    ])
    const add = (key: string, { raisedAt, restoredAt, handledAt }: Pick<City['records']['general'][number], 'raisedAt' | 'restoredAt' | 'handledAt'>) =>
      byKey.get(key)?.records.push({ from: Number(raisedAt), to: Number(restoredAt ?? handledAt ?? Infinity) })
    for (const record of [...city.records.general, ...city.records.hydrant]) add(`device ${record.deviceId}`, record)
    for (const record of city.records.fireHost) add(`point ${record.fireHostPointId}`, record)
    return [...byKey.values()].filter(({ records }) => records.length > 0).map(({ subject, records }) => ({ subject, records: records.sort((a, b) => a.from - b.from) }))
  }

  it('has no record from the time before a device was there', () => {
    const early = histories().filter(({ subject, records }) => records.some(({ from }) => from < Number(subject.createdAt)))
    expect(early).toEqual([])
  })

  it('has no record of a device from the day of silence before the record that says that it is offline', () => {
    const silences = [...city.records.general, ...city.records.hydrant].filter(({ pointCode }) => pointCode === 'OFFLINE').map(({ deviceId, raisedAt }) => ({ deviceId, to: Number(raisedAt), from: Number(raisedAt) - 86_400_000 }))
    expect(silences.length).toBeGreaterThan(1000)
    const ends = new Map(histories().flatMap(({ subject, records }) => ('typeId' in subject ? [[subject.id, records.map(({ to }) => to)] as const] : [])))
    expect(silences.filter(({ deviceId, from, to }) => ends.get(deviceId)?.some((end) => end > from && end <= to))).toEqual([])
  })

  it('has no record of a device that was never enabled', () => {
    expect(histories().filter(({ subject }) => subject.status === 'notEnabled')).toEqual([])
  })

  it('has one record of a device at a time, and none from the time in which it was silent', () => {
    expect(histories().filter(({ records }) => records.some(({ from }, at) => at > 0 && from < (records[at - 1]?.to ?? 0)))).toEqual([])
    const silent = histories().filter(({ subject }) => subject.status === 'offline')
    expect(silent.length).toBeGreaterThan(20)
    expect(silent.filter(({ subject, records }) => records.some(({ to }) => to !== Infinity && to > Number(subject.reportedAt)))).toEqual([])
  })

  it('has devices that are normal since their last record was closed, or later', () => {
    const normal = histories().filter(({ subject }) => subject.status === 'normal')
    expect(normal.length).toBeGreaterThan(1000)
    expect(normal.filter(({ subject, records }) => records.some(({ to }) => to > Number(subject.statusAt) || to > Number(subject.reportedAt)))).toEqual([])
  })

  it('closes no two records at the same instant, not even shortly before the start', () => {
    const closed = [...city.records.general, ...city.records.hydrant, ...city.records.fireHost].flatMap(({ handledAt }) => handledAt?.getTime() ?? [])
    expect(closed.length - new Set(closed).size).toBe(0)
  })

  it('takes only what detects fire for a real fire, and few of those', () => {
    const fires = [...city.records.general, ...city.records.fireHost].filter(({ category }) => category === '1')
    const real = fires.filter(({ verdict }) => verdict === VERDICT.realFire)
    expect(real.filter(({ pointCode }) => pointCode !== 'FIREMAIN' && !FIRE_POINTS.has(pointCode))).toEqual([])
    expect(real.length).toBeGreaterThan(0)
    expect(real.length / fires.length).toBeLessThan(0.03)
  })

  it('has only offline devices that have been silent for longer than their type allows', () => {
    const silent = city.installed.devices.filter(
      ({ reportedAt, status }) =>
        status !== 'notEnabled' && status !== 'offline' && NOW - Number(reportedAt) > 86_400_000,
    )
    expect(silent).toEqual([])
    expect(city.installed.fireHosts.filter(({ heardAt }) => NOW - Number(heardAt) > 86_400_000)).toEqual([])
    const offline = city.installed.devices.filter(({ status }) => status === 'offline')
    expect(offline.every(({ reportedAt, statusAt }) => Number(statusAt) - Number(reportedAt) >= 86_400_000)).toBe(true)
  })
})
