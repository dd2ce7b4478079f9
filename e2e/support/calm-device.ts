import type { Operator } from './operator'

/** The number of a calm smoke detector (channel 1) that has a place on its floor plan: the server would otherwise choose any device. */
export async function markedDevice(operator: Operator): Promise<string> {
  const ask = async <Data>(path: string) => ((await operator.ask(path)) as { data: Data }).data
  for (const { id: buildId } of await ask<{ id: number }[]>('/api/device/deviceBuilding/getList')) {
    const { sensor } = await ask<{ sensor: { id: number; status: string; positionSignX?: string }[] }>(`/api/device/deviceSensor/getSensorAndFloor?buildId=${buildId}&floor=1&channelId=1`)
    const marked = sensor.find(({ status, positionSignX }) => status === '2' && positionSignX !== undefined)
    if (marked) return (await ask<{ sensorNo: string }>(`/api/device/deviceSensor/get?id=${marked.id}`)).sensorNo
  }
  throw new Error('No calm smoke detector has a place on a first floor')
}
