import { expect, it } from 'vitest'

import { outboxRow, type RecordedAlarm } from './notice-facts'

const alarm = (value: number | null, unit?: string): RecordedAlarm => ({
  subject: {
    kind: 'general', id: 7, tenantId: 't', channelId: 1, buildingName: '滨江大厦', hydrantName: null, hostName: null, floor: 3, position: '走廊', sensorNumber: 's-1', loop: null, address: null,
    equipmentType: '压力传感器', series: null,
  },
  at: Date.UTC(2026, 10, 20, 2), status: 'alarm', type: '超下限', value, facts: unit === undefined ? undefined : { unit },
})

it.each([
  ['a whole number', alarm(152, 'V'), '152V'],
  ['a sum of a device that is not exact', alarm(0.1 + 0.2, 'MPa'), '0.3MPa'],
  ['no more than three decimals', alarm(69.204999, '℃'), '69.205℃'],
  ['a value below the last decimal, which is not 0', alarm(0.00042, 'MPa'), '0.00042MPa'],
  ['a value without a unit', alarm(1), '1'],
  ['no value', alarm(null, 'V'), null],
])('a notice has %s as the console writes it', (_what, record, value) => {
  expect(outboxRow(1, record).facts.value).toBe(value)
})
