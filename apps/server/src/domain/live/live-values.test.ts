import { expect, it } from 'vitest'

import { wireTime } from '../../http/wire-time'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('values')

const HOUR_MS = 3_600_000

interface LivePoint { codeName: string; alarmStatus: number | null; value: number | null; date: string | null }

/** The live values of the sensor of the hydrant of the site, which measures pressure and battery. */
async function values(): Promise<LivePoint[]> {
  const { body } = await server.call<{ data: { rows: { points: LivePoint[] }[] } }>(`/api/device/live/devices?hydrantId=${site.hydrantId}`, site.operator.token)
  return body.data.rows[0]?.points ?? []
}
const report = (...points: { code: string; status: 0 | 1 | 2; value: number; type?: string }[]) => gateway.report({ deviceNumber: site.hydrantSensor.number, at: server.clock.now(), points })

it('a live value has the time of its own report: the battery that was reported later makes no old pressure a new one', async () => {
  await report({ code: 'YL', status: 2, value: 0.4 }, { code: 'VOL', status: 2, value: 3.5 })
  const first = wireTime(new Date(server.clock.now()))
  server.clock.advance(HOUR_MS)
  await report({ code: 'VOL', status: 2, value: 3.4 })
  expect(await values()).toMatchObject([{ codeName: 'YL', date: first }, { codeName: 'VOL', date: wireTime(new Date(server.clock.now())) }])
})

it('a point that the device shields is shown as shielded, and not as normal', async () => {
  await report({ code: 'YL', status: 2, value: 0.4, type: '屏蔽' }, { code: 'VOL', status: 2, value: 3.5 })
  expect(await values()).toMatchObject([{ codeName: 'YL', alarmStatus: 3 }, { codeName: 'VOL', alarmStatus: 2 }])
})
