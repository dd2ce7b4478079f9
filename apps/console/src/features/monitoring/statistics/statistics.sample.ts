import type { DrawnGroup } from '../../../screens'
import type { ScreenSample } from '../../../testing/screen-sample'

const days = Array.from({ length: 30 }, (_, day) => `26-10-${String(day + 1).padStart(2, '0')}`)
const few = (base: number) => days.map((_, day) => Math.round(base * (1 + Math.sin(day * 1.7))))
const classes = (fires: number[], faults: number[], offline: number[]) => [
  { id: 'fires', values: fires, tone: 'alarm' as const }, { id: 'faults', values: faults, tone: 'fault' as const }, { id: 'offline', values: offline, tone: 'offline' as const },
]
const one = (id: string, categories: string[], values: number[], details?: string[]): DrawnGroup => ({ values: [], charts: [{ categories, series: [{ id, values }], ...(details ? { details } : {}) }] })
const ranked = (categories: string[], details?: string[]): DrawnGroup => ({
  values: [],
  charts: [{ categories, series: classes(categories.map((_, at) => 9 - at), categories.map((_, at) => 14 - 2 * at), categories.map((_, at) => 4 - at)), ...(details ? { details } : {}) }],
})

const DEVICES = ['yg-000123', 'yg-000998', 'yg-004410']
const PLACES = ['锦绣商业广场 地下二层停车场东北角', '星河大厦 三层东侧走廊', '云岭中学 教学楼二层']

const HYDRANTS = ['滨江路 12 号消火栓', '万诚路 3 号消火栓', '星港路口消火栓']
const AREAS = ['滨河区', '云东区']
const faulty = (categories: string[], details?: string[]): DrawnGroup => ({
  values: [],
  charts: [{
    categories, ...(details ? { details } : {}),
    series: [{ id: 'faults', values: categories.map((_, at) => 14 - 3 * at), tone: 'fault' }, { id: 'offline', values: categories.map((_, at) => 4 - at), tone: 'offline' }],
  }],
})
const pressure = (low: number[], high: number[]) => [{ id: 'lowHours', values: low, tone: 'fault' as const }, { id: 'highHours', values: high }]
const events = (caps: number[], impacts: number[], tilts: number[]) => [{ id: 'capEvents', values: caps }, { id: 'impactEvents', values: impacts }, { id: 'tiltEvents', values: tilts }]

/** What each group of the hydrants draws, in the order of its declaration. */
export const drawnOfHydrants: readonly DrawnGroup[] = [
  { values: [64, 41, 23, 5, 0.36], charts: [] },
  {
    values: [57.4, 6.2, 4, 2, 1],
    charts: [
      { categories: HYDRANTS, details: ['滨河区', '云东区', '云东区'], series: pressure([31.5, 18, 7.9], [0, 4.2, 2]) },
      { categories: AREAS, series: pressure([31.5, 25.9], [0, 6.2]) },
      { categories: HYDRANTS.slice(0, 2), details: ['滨河区', '云东区'], series: events([3, 1], [1, 1], [1, 0]) },
      { categories: AREAS, series: events([3, 1], [1, 1], [1, 0]) },
    ],
  },
  { values: [], charts: [{ categories: [''], series: [{ id: 'handled', values: [59], tone: 'normal' }, { id: 'unhandled', values: [5], tone: 'fault' }] }] },
  { values: [], charts: [{ categories: days, series: [{ id: 'faults', values: few(2), tone: 'fault' }, { id: 'offline', values: few(1), tone: 'offline' }] }] },
  one('count', ['低压', '离线', '高压', '被拆'], [29, 23, 8, 4]),
  faulty(HYDRANTS),
  faulty(AREAS),
  faulty(['压力', '电池电压']),
  faulty(['sx-000417', 'sx-000512'], HYDRANTS.slice(0, 2)),
  one('periods', ['sx-000417 · 压力'], [2], HYDRANTS.slice(0, 1)),
  { values: [1], charts: [{ categories: ['sx-000512 · 低压'], series: [{ id: 'hours', values: [52], tone: 'fault' }], details: HYDRANTS.slice(1, 2) }] },
]

/** What each group of the first system draws, in the order of its declaration. */
export const drawn: readonly DrawnGroup[] = [
  {
    values: [238, 96, 104, 38, 11, 0.16, 0.62, 84, 1260],
    charts: [{ categories: [''], series: [{ id: 'realFires', values: [7], tone: 'alarm' }, { id: 'fireTests', values: [18] }, { id: 'falseAlarms', values: [60] }, { id: 'unjudged', values: [11], tone: 'fault' }] }],
  },
  { values: [], charts: [{ categories: [''], series: [{ id: 'handled', values: [227], tone: 'normal' }, { id: 'unhandled', values: [11], tone: 'fault' }] }] },
  { values: [], charts: [{ categories: days, series: classes(few(3), few(4), few(1)) }] },
  one('count', ['漏电', '过载', '离线', '温度过高'], [96, 71, 38, 33]),
  ranked(PLACES.map((place) => place.split(' ')[0] ?? '')),
  ranked(['锦绣商业广场 -2F', '星河大厦 3F', '云岭中学 2F']),
  ranked(['剩余电流', '温度', '电流']),
  ranked(DEVICES, PLACES),
  one('falseAlarms', DEVICES, [12, 9, 4], PLACES),
  one('periods', ['yg-000123 · 剩余电流'], [3], PLACES.slice(0, 1)),
  { values: [2], charts: [{ categories: ['yg-000998 · 过载', 'yg-004410 · 离线'], series: [{ id: 'hours', values: [312, 41], tone: 'fault' }], details: PLACES.slice(1) }] },
  {
    values: [4.25, 31, 86, 3],
    guides: [6, null, null, null],
    charts: [
      { categories: Array.from({ length: 24 }, (_, hour) => `${hour}:00`), series: [{ id: 'mean', values: Array.from({ length: 24 }, (_, hour) => Math.round(40 * (1 + Math.sin(hour / 4 - 2))) / 10) }], guide: 6 },
      { categories: ['2026-10-29 11:40:00', '2026-10-11 09:10:00'], series: [{ id: 'alarms', values: [22, 13], tone: 'alarm' }] },
    ],
  },
]

/** The load of the operators is that of all systems. */
export const drawnLoad = drawn.at(-1)

export default { rows: drawn } satisfies ScreenSample<DrawnGroup>
