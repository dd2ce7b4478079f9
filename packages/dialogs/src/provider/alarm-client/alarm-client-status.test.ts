import { expect, it } from 'vitest'
import { alarmFrame, anOpenRecord, NOON } from './alarm-client.fixtures'
import { Rig } from './alarm-client-rig.fixtures'

it('the records of the status are the newest first, one without a time before all, and a pushed one as soon as it comes', async () => {
  const rig = new Rig()
  const record = (id: string, raisedAt: number | null) => anOpenRecord({ id, sensorNumber: `SN${id}`, raisedAt })
  await rig.goLive([record('1', NOON), record('3', null), record('2', NOON + 1_000)])
  const ids = () => rig.status.records.map(({ id }) => id)
  expect(ids()).toEqual(['3', '2', '1'])
  rig.receive(alarmFrame({ sensorNumber: 'sn9', raisedAt: NOON + 2_000 }))
  expect(ids()).toEqual(['3', 'alarm-0/0', '2', '1'])
  rig.actor.stop()
})
