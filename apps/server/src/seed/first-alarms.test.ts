import { expect, it } from 'vitest'

import { withFirstAlarms } from './first-alarms'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute))
const row = (fireHostId: number, raised: number, ended: number | null, category: '0' | '1' = '1') =>
  ({ tenantId: 't', channelId: 11, pointCode: 'FIREMAIN', alarmType: '火警', loop: '1', address: '1', fireHostId, raisedAt: at(raised), handledAt: ended === null ? null : at(ended), category })

it('a fire of a host is the first of its event when no earlier fire of that host lasts; a fault is none', () => {
  const rows = [row(1, 0, 10), row(1, 5, 8), row(2, 5, 20), row(1, 9, 10, '0'), row(1, 9, 30), row(1, 31, null), row(1, 50, 55), row(2, 51, null)]
  expect(withFirstAlarms(rows).map(({ firstOfEvent }) => firstOfEvent)).toEqual([true, false, true, null, false, true, false, true])
})
