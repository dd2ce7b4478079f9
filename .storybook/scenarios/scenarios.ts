import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { aFaultRecord, aFireHostRecord, aRecord } from '@smart-fire/api-client/mock'
import { atFour, nightShift } from './night-shift'
import { seeded } from './random'
import { raise, type Step } from './scenario-step'

export type ScenarioName = 'flood' | 'outage' | 'hostLost' | 'badClock' | 'nightShift'

export const SCENARIOS: Record<ScenarioName, { title: string; steps: (random: () => number, start: number) => Step[] }> = {
  flood: { title: 'Flood: forty alarms from five buildings within a minute', steps: flood },
  outage: { title: 'Outage: the network fails while alarms arrive', steps: outage },
  hostLost: { title: 'Host lost: a fire host and all its points go offline', steps: hostLost },
  badClock: { title: 'Bad clock: devices send dates of tomorrow and of last year', steps: badClock },
  nightShift: { title: 'Night shift: at four in the morning, after a long calm, a fire climbs a building, and the link breaks', steps: nightShift },
}

/**
 * The steps of a scenario, in order of time. The same seed gives the same steps.
 * @param start the start of the scenario by the clocks of the devices, in ms since 1970
 */
export function scenarioSteps(name: ScenarioName, seed: number, start: number): Step[] {
  return SCENARIOS[name].steps(seeded(seed), start).sort((one, other) => one.at - other.at)
}

/** When a scenario starts by the clocks of the devices, if it is started at an instant. */
export function scenarioStart(name: ScenarioName, instant: number): number {
  return name === 'nightShift' ? atFour(instant) : instant
}

const BUILDINGS = ['星河大厦', '万象购物中心', '锦绣花园二期', '滨江写字楼', '第三人民医院']
const PLACES = ['东侧走廊', '配电室', '茶水间', '地下车库A区', '楼梯前室', '会议室', '厨房']
const DAY_MS = 86_400_000

function flood(random: () => number, start: number): Step[] {
  return Array.from({ length: 40 }, (_, nth) => {
    const at = Math.round(nth * 1_500 + random() * 1_000)
    const make = random() < 0.25 ? aRecord : aFaultRecord
    return raise(at, make(somewhere(random, nth, start + at)))
  })
}

function outage(random: () => number, start: number): Step[] {
  const raised = [2_000, 12_000, 16_000, 21_000, 24_000, 38_000]
  return [
    ...raised.map((at, nth) => raise(at, (nth % 3 === 0 ? aRecord : aFaultRecord)(somewhere(random, nth, start + at)))),
    { at: 8_000, change: { type: 'networkLost' } },
    { at: 28_000, change: { type: 'networkBack' } },
    { at: 34_000, change: { type: 'handle' } },
  ]
}

function hostLost(random: () => number, start: number): Step[] {
  return Array.from({ length: 24 }, (_, nth) => {
    const at = 1_000 + Math.round(random() * 4_000)
    const loop = String(1 + Math.floor(nth / 8)).padStart(2, '0')
    const address = String(1 + (nth % 8)).padStart(3, '0')
    const lost = { id: String(7_000 + nth), category: RECORD_CATEGORY.fault, alarmType: '离线', loop, address, raisedAt: start + at, value: null }
    return raise(at, aFireHostRecord(lost))
  })
}

function badClock(random: () => number, start: number): Step[] {
  const shifts = [DAY_MS, -365 * DAY_MS, 3_600_000, 0, -DAY_MS * 3]
  return shifts.map((shift, nth) => raise(2_000 + nth * 4_000, aRecord(somewhere(random, nth, start + shift))))
}

function somewhere(random: () => number, nth: number, raisedAt: number): Partial<AbnormalRecord> {
  const building = Math.floor(random() * BUILDINGS.length)
  return {
    id: String(5_000 + nth),
    buildingId: String(12 + building),
    buildingName: BUILDINGS[building] ?? null,
    floor: 1 + Math.floor(random() * 18),
    position: PLACES[Math.floor(random() * PLACES.length)] ?? null,
    sensorId: String(5_000 + nth),
    sensorNumber: `s${String(5_000 + nth)}`,
    raisedAt,
  }
}
