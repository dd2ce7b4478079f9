import { expect, it } from 'vitest'
import * as monitoring from '../monitoring.messages'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { zhCN } from './event-panel.messages'
import { recordTimeline, spanOf } from './record-timeline'

it('shows the first verdict and the one that raised it, the latter as a fire (domain 28)', () => {
  const record = aRecord({ raisedAt: FOUR_AM, repeats: 1, handled: true, handledBy: 'lihua', verdict: '1' })
  const attempts = [
    { person: 'zhiban01', at: FOUR_AM + 1, outcome: 'accepted', verdict: '0' },
    { person: 'lihua', at: FOUR_AM + 2, outcome: 'raised', verdict: '1' },
  ] as const
  expect(recordTimeline(record, { attempts, hostEvents: [] }, zhCN, monitoring.zhCN).map(({ text, tone }) => [text, tone])).toEqual([
    ['首次上报', 'alarm'],
    ['zhiban01 核实为“误报”', 'info'],
    ['lihua 更正为“真实火警”', 'alarm'],
  ])
})

it('shows a restart and a reset of the fire host while the record lasted, and none before or after it (ADR 25)', () => {
  const record = aRecord({ kind: 'fireHost', fireHostId: '5', raisedAt: FOUR_AM, repeats: 1, handled: true, handledBy: 'lihua', verdict: '1', handledAt: FOUR_AM + 20, restoredAt: null })
  const event = (id: string, name: 'restart' | 'reset' | null, at: number) => ({ id, fireHostId: '5', hostName: null, event: name, at, receivedAt: at, stampedAt: null })
  const hostEvents = [event('1', 'reset', FOUR_AM - 1), event('2', 'restart', FOUR_AM + 5), event('3', 'reset', FOUR_AM + 20), event('4', 'reset', FOUR_AM + 21)]
  expect(recordTimeline(record, { attempts: [], hostEvents }, zhCN, monitoring.zhCN).map(({ text }) => text)).toEqual(['首次上报', '消防主机重启', '消防主机复位'])
  const open = { ...record, handled: false, handledAt: null, verdict: null }
  expect(recordTimeline(open, { attempts: [], hostEvents: [event('9', null, FOUR_AM + 99_999)] }, zhCN, monitoring.zhCN).at(-1)?.text).toBe('消防主机上报了未知事件')
})

it('an entry whose time is not known comes last, and the first report first', () => {
  const record = aRecord({ raisedAt: FOUR_AM, lastReportedAt: null, repeats: 3, handled: true, handledBy: 'lihua', verdict: '0', restoredAt: FOUR_AM + 9 })
  const attempts = [{ person: 'lihua', at: null, outcome: 'accepted', verdict: '0' }] as const
  const textsOf = (raisedAt: number | null) => recordTimeline({ ...record, raisedAt }, { attempts, hostEvents: [] }, zhCN, monitoring.zhCN).map(({ text }) => text)
  const texts = [zhCN.raised, zhCN.restored, zhCN.repeated(3), 'lihua 核实为“误报”']
  expect([textsOf(FOUR_AM), textsOf(null)]).toEqual([texts, texts])
})

it('a record lasts until the later of its recovery and its verdict, and a second report is told', () => {
  const record = aRecord({ raisedAt: FOUR_AM, repeats: 2, handled: true, restoredAt: FOUR_AM + 5, handledAt: FOUR_AM + 20 })
  expect(spanOf(record)).toEqual({ from: FOUR_AM, to: FOUR_AM + 20 })
  expect(spanOf({ ...record, handled: false })).toEqual({ from: FOUR_AM, to: FOUR_AM + 5 })
  expect(recordTimeline(record, { attempts: [], hostEvents: [] }, zhCN, monitoring.zhCN).map(({ text }) => text)).toContain(zhCN.repeated(2))
})
