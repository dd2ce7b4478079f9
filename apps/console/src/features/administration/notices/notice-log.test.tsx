import type { NoticeEntry } from '@smart-fire/api-client/notices'
import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rightCode, RightsContext } from '../../../screens/rights/rights'
import { memoryCalls } from '../../../testing/memory-calls'
import { offeredActs } from '../../../testing/offered-acts'
import { noticeLog } from './notice-log'
import { logRows } from './notices.sample'

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })

beforeEach(() => void configure({ asyncUtilTimeout: 10_000 }))
afterEach(() => vi.restoreAllMocks())

/** The exported file of the log in the English console, as a user gets it. */
async function englishFile(): Promise<string> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { Screen, key } = noticeLog
  render(
    <SmartFireProvider client={client} locale="en">
      <MemoryRouter><RightsContext.Provider value={new Set([rightCode(key, 'btn_export')])}><Screen calls={memoryCalls([...logRows])} /></RightsContext.Provider></MemoryRouter>
    </SmartFireProvider>,
  )
  await screen.findByRole('table', { name: 'Notice log' })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  return (await files[0]?.text()) ?? ''
}

it('exports the outcomes in the language of the console', async () => {
  const file = await englishFile()
  expect(file).toContain('The channel refused it (HTTP 503) · tried 2 times')
  expect(file).toContain('No phone number or mail address')
  expect(file).not.toMatch(/发送通道拒绝|未填写|已尝试/)
})

it('has them in Chinese for the Chinese console', () => {
  const texts = logRows.map((entry) => noticeLog.list?.textsOf(entry, 'zh-CN')['outcome'])
  expect(texts).toContain('发送通道拒绝 (HTTP 503) · 已尝试 2 次 · 下次尝试 2026-11-20 04:16:00')
})

it('a notice is offered to be tried again when it has failed or had no channel, and there is someone to be told', async () => {
  const [entry] = logRows
  if (entry === undefined) throw new Error('the sample has no notice')
  const states: readonly NoticeEntry['state'][] = ['failed', 'unconfigured', 'sent', 'waiting', 'silenced', null]
  const rows = [...states.map((state) => ({ ...entry, state })), { ...entry, username: null, state: 'failed' as const }]
  expect((await offeredActs(noticeLog, rows, 'btn_retry')).map(String)).toEqual(['重新发送', '重新发送', '', '', '', '', ''])
})
