import type { UnitFigures } from '@smart-fire/api-client/statistics'
import type { DrawnGroup } from '../../screens'
import type { ScreenSample } from '../../testing/screen-sample'

export function aUnit(changes: Partial<UnitFigures> = {}): UnitFigures {
  return {
    id: '3', name: '东港集团', places: 4, devices: 120, offline: 5, openFires: 1, openFaults: 6, fires: 14, falseAlarms: 9, verdictSeconds50: 95, verdictSeconds90: 610, ...changes,
  }
}

const UNITS = ['东港集团', '锦绣商业管理有限公司', '滨江医院', '云岭中学']

/** What the group draws. */
export const drawn: readonly DrawnGroup[] = [
  {
    values: [3, 21, 3, 0.034, 0.62],
    charts: [
      { categories: UNITS.slice(0, 3), series: [{ id: 'openFires', values: [2, 1, 0], tone: 'alarm' }, { id: 'openFaults', values: [6, 11, 4], tone: 'fault' }] },
      { categories: UNITS, series: [{ id: 'offline', values: [8.1, 4.2, 2.5, 0.4] }], details: ['13 / 160', '5 / 120', '4 / 160', '1 / 240'] },
      { categories: UNITS.slice(0, 3), series: [{ id: 'half', values: [4.5, 2.1, 1.6] }] },
      { categories: UNITS.slice(0, 3), series: [{ id: 'most', values: [31.5, 12.1, 10.2] }] },
    ],
  },
]

export default { rows: drawn } satisfies ScreenSample<DrawnGroup>
