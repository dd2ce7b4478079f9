import type { RuleDevice } from '@smart-fire/api-client/notices'
import { expect, it } from 'vitest'
import { sentByActs } from '../../../testing/sent-by-act'
import { boundDevices, freeDevices } from './rule-devices'

const DEVICE: RuleDevice = { id: '117', ruleId: '4', bound: true, number: 's-1024', host: null, loop: null, address: null, series: '无线感烟探测器', building: '滨江大厦', floor: '3', position: '东侧走廊' }
const of = { row: DEVICE, text: 's-1024', element: 'btn_bind' }
const sent = sentByActs()

it('a device is bound to the rule in whose page it is listed, and taken off it', async () => {
  expect(await sent(freeDevices, { ...of, act: '绑定' })).toBe('/api/datahandler/noticeRuleSensor/batchAdd {"noticeRuleId":4,"sensorIds":"117"}')
  expect(await sent(boundDevices, { ...of, act: '解绑' })).toBe('/api/datahandler/noticeRuleSensor/delBindedSensor {"noticeRuleId":4,"sensorIds":"117"}')
})
