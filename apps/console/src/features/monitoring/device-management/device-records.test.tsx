import type { AbnormalRecord } from '@smart-fire/api-client'
import { aFaultRecord, wireRecord } from '@smart-fire/api-client/mock'
import { cleanup, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { DeviceRecords } from './device-records'

const { draw, serve } = aMockPlatform()
afterEach(cleanup)

const NEWEST = Date.UTC(2026, 10, 19)

/** `count` handled faults of one device. */
const recordsOf = (sensorNumber: string, count: number) =>
  Array.from({ length: count }, () => aFaultRecord({ sensorNumber, alarmType: `${sensorNumber} 低电压`, measuringPoint: null, value: null, unit: null, handled: true }))

/** A platform with these records, the newest first. It finds numbers that contain the one it is asked for; our server finds the whole number. */
function servePages(all: readonly AbnormalRecord[], isOurs = false) {
  const asked: string[] = []
  serve(http.get('*/datahandler/deviceAbnormal/pageList', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    asked.push(`${page} × ${limit}`)
    const wanted = query.get(isOurs ? 'sensorNoIs' : 'sensorNo') ?? ''
    const found = all.filter(({ sensorNumber }) => (isOurs ? sensorNumber === wanted : sensorNumber?.includes(wanted)))
    const rows = found.map((record, at) => ({
      ...wireRecord({ ...record, id: String(at + 1), raisedAt: NEWEST - at * 60_000 }),
      ...(isOurs ? { lastReportedAt: NEWEST } : {}),
    }))
    return HttpResponse.json({ status: 200, data: { total: rows.length, rows: rows.slice((page - 1) * limit, page * limit) } })
  }))
  return asked
}

const show = () => draw(<DeviceRecords device={{ sensorNumber: 'a-1' }} />)
const titles = async () => (await screen.findAllByRole('listitem')).map((item) => item.querySelector('.fs-timeline-title')?.textContent)

it('the records of a device are found behind those of devices whose number contains its number', async () => {
  const asked = servePages([...recordsOf('a-10', 130), ...recordsOf('a-1', 3)])
  show()
  expect(await titles()).toEqual(['a-1 低电压', 'a-1 低电压', 'a-1 低电压'])
  expect(screen.queryByText(/共|最近/)).toBeNull()
  expect(asked).toEqual(['1 × 10', '1 × 100', '2 × 100'])
})

it('our server finds them by the whole number: one page is enough, and the total is that of the device', async () => {
  const asked = servePages([...recordsOf('a-10', 130), ...recordsOf('a-1', 12)], true)
  show()
  expect(await titles()).toHaveLength(10)
  expect(await screen.findByText('显示最近 10 条，共 12 条')).toBeTruthy()
  expect(asked).toEqual(['1 × 10'])
})

it('a total that may count other devices is not shown', async () => {
  servePages([...recordsOf('a-1', 10), ...recordsOf('a-10', 5)])
  show()
  expect(await screen.findByText('显示最近 10 条，更早的未列出')).toBeTruthy()
  expect(screen.queryByText(/共/)).toBeNull()
})

it('a device of which none is among those that were read is not called one without records', async () => {
  servePages([...recordsOf('a-10', 1200), ...recordsOf('a-1', 1)])
  show()
  expect(await screen.findByText('最近 1000 条编号相近设备的记录中没有此设备的，更早的未查询')).toBeTruthy()
  expect(screen.queryByText('此设备没有异常记录')).toBeNull()
})

it('a device without records is called so only when every page was read', async () => {
  servePages(recordsOf('a-10', 30))
  show()
  expect(await screen.findByText('此设备没有异常记录')).toBeTruthy()
})

it('a device without a number says why nothing can be found', async () => {
  draw(<DeviceRecords device={{ sensorNumber: null }} />)
  expect(await screen.findByText('此设备没有编号，无法查询其异常记录')).toBeTruthy()
  expect(screen.queryByText('加载中…')).toBeNull()
})
