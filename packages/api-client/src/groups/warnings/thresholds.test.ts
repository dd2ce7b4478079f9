import { expect, it } from 'vitest'
import { clientOfBody } from '../../testing/client-of-body'

const rangesOf = async (deviceAlarmThresholds: unknown) => {
  const { client } = clientOfBody(JSON.stringify({ status: 200, data: { id: 12, deviceAlarmThresholds } }))
  return (await client.warnings.thresholds.get('12')).ranges
}

it('counts the ranges that cannot be read: what is set later replaces them', async () => {
  expect(await rangesOf([{ alId: 1, alarmMin: 45, alarmMax: 50 }, 'broken', null])).toMatchObject({ rows: [{ levelId: '1', min: 45, max: 50 }], dropped: 2 })
  expect(await rangesOf(null)).toEqual({ rows: [], dropped: 0 })
})

it.each<[string, unknown]>([['null', null], ['blank', ''], ['the greatest number of the platform', 999_999_999_9]])('a bound that is %s is open', async (_what, alarmMax) => {
  expect(await rangesOf([{ alId: 1, alarmMin: 45, alarmMax }])).toMatchObject({ rows: [{ max: null }], dropped: 0 })
})

it.each<[unknown]>([['many'], [{}], [true]])('a bound that is %j is unread, never open: the range is not one to judge by', async (alarmMax) => {
  expect(await rangesOf([{ alId: 1, alarmMin: 45, alarmMax }])).toEqual({ rows: [], dropped: 1 })
})
