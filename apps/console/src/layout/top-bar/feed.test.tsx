import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAlarmFeed } from '../alarm-feed-chunk'
import { Feed } from './feed'

// the chunk of the feed takes long to load on a busy machine
configure({ asyncUtilTimeout: 20_000 })

const client = createApiClient(createMockBackend().clientOptions({ baseUrl: 'http://mock.local' }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function open(load = loadAlarmFeed) {
  return render(
    <SmartFireProvider client={client} alarms={{ userId: '9' }}>
      <Feed onUnacknowledged={() => undefined} onEdgeTaken={() => undefined} onMaySound={() => undefined} load={load} />
    </SmartFireProvider>,
  )
}

it('shows the alarm feed when its chunk has loaded', async () => {
  open()
  expect(await screen.findByRole('button', { name: /^报警动态/ })).toBeTruthy()
})

it('shows a retry button when the chunk of the feed failed to load, and the feed after a retry', async () => {
  open(vi.fn(loadAlarmFeed).mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module')))
  fireEvent.click(await screen.findByRole('button', { name: '实时报警未能加载，点击重试' }))
  expect(await screen.findByRole('button', { name: /^报警动态/ })).toBeTruthy()
})
