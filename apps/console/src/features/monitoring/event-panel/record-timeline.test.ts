import { expect, it } from 'vitest'
import * as monitoring from '../monitoring.messages'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { zhCN } from './event-panel.messages'
import { recordTimeline } from './record-timeline'

it('shows the first verdict and the one that raised it, the latter as a fire (domain 28)', () => {
  const record = aRecord({ raisedAt: FOUR_AM, repeats: 1, handled: true, handledBy: 'lihua', verdict: '1' })
  const attempts = [
    { person: 'zhiban01', at: FOUR_AM + 1, outcome: 'accepted', verdict: '0' },
    { person: 'lihua', at: FOUR_AM + 2, outcome: 'raised', verdict: '1' },
  ] as const
  expect(recordTimeline(record, attempts, zhCN, monitoring.zhCN).map(({ text, tone }) => [text, tone])).toEqual([
    ['首次上报', 'alarm'],
    ['zhiban01 核实为“误报”', 'info'],
    ['lihua 更正为“真实火警”', 'alarm'],
  ])
})
