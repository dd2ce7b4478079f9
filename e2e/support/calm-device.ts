import type { Operator } from './operator'

/** The number of a smoke detector (channel 1) without an open record and with a position on its floor plan. Without a number the server chooses any device. */
export async function markedDevice(operator: Operator): Promise<string> {
  const ask = async <Data>(path: string) => ((await operator.request(path)) as { data: Data }).data
  for (const { id: buildId } of await ask<{ id: number }[]>('/api/device/deviceBuilding/getList')) {
    const { sensor } = await ask<{ sensor: { id: number; status: string; positionSignX?: string }[] }>(`/api/device/deviceSensor/getSensorAndFloor?buildId=${buildId}&floor=1&channelId=1`)
    const marked = sensor.find(({ status, positionSignX }) => status === '2' && positionSignX !== undefined)
    if (marked) return (await ask<{ sensorNo: string }>(`/api/device/deviceSensor/get?id=${marked.id}`)).sensorNo
  }
  throw new Error('No calm smoke detector has a place on a first floor')
}
