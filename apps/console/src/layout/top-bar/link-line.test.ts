import { expect, it } from 'vitest'
import { zhCN } from '../layout.messages'
import { linkLine } from './link-line'

const SINCE = Date.UTC(2026, 10, 19, 20)
const live = { link: 'live', sync: 'synced', since: SINCE, stale: false } as const

it('is calm while the link is live and synchronised', () => {
  expect(linkLine(live, zhCN.link)).toEqual({ tone: 'normal', text: '实时', detail: null })
})

it('stays calm while a heartbeat waits for its reply', () => {
  expect(linkLine({ ...live, link: 'awaitingReply' }, zhCN.link).tone).toBe('normal')
})

it('says since when there is no contact', () => {
  expect(linkLine({ ...live, link: 'reconnecting' }, zhCN.link))
    .toEqual({ tone: 'fault', text: '连接中断，正在重连', detail: '最后联系 2026-11-20 04:00:00' })
})

it('is not live while the records could not be fetched', () => {
  expect(linkLine({ ...live, sync: 'failed' }, zhCN.link)).toMatchObject({ tone: 'fault', text: '同步失败，正在重试' })
})

it('marks a silent link as old although it seems open', () => {
  expect(linkLine({ ...live, stale: true }, zhCN.link).tone).toBe('fault')
})

it('names a refused link as what needs a person', () => {
  expect(linkLine({ ...live, link: 'refused' }, zhCN.link).tone).toBe('alarm')
})
