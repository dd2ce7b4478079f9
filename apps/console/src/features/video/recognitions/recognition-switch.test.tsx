import { createApiClient } from '@smart-fire/api-client'
import type { Recognition } from '@smart-fire/api-client/recognitions'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { RightsContext, rightCode } from '../../../screens/rights/rights'
import { memoryCalls } from '../../../testing/memory-calls'
import sample from './recognitions.sample'
import recognitions from './recognitions.screen'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** The row of a recognition in the list, of which parts may be unknown. */
async function rowOf(changes: Partial<Recognition>): Promise<HTMLElement> {
  const { Screen, key } = recognitions
  render(
    <SmartFireProvider client={createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set([rightCode(key, 'btn_edit')])}><Screen calls={memoryCalls([{ ...(sample.rows[0] as Recognition), ...changes }])} /></RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  return (await screen.findAllByRole('row'))[1] ?? document.body
}

it.each<[string, Partial<Recognition>]>([
  ['kind', { kind: null }], ['sensitivity', { sensitivity: null }], ['camera', { cameraId: null }], ['name', { name: null }],
])('offers no switch while the %s could not be read: it would be overwritten', async (_what, unread) => {
  const row = await rowOf(unread)
  expect(within(row).queryByRole('button', { name: /停用/ })).toBeNull()
})

it('asks before it stops a recognition, marks that as dangerous, and writes the rest as it was read', async () => {
  let sent: unknown
  server.use(http.post('*/videoRecognition/update', async ({ request }) => {
    sent = await request.json()
    return HttpResponse.json({ status: 200 })
  }))
  const row = await rowOf({ kind: 'flame', sensitivity: 30 })
  await userEvent.click(within(row).getByRole('button', { name: '停用 烟雾识别' }))
  const stop = within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' })
  expect(stop).toHaveAttribute('data-variant', 'danger')
  await userEvent.click(stop)
  await waitFor(() => expect(sent).toMatchObject({ solutionType: 'flame', deviceId: '7', sensitivity: 30, isEnabled: '0' }))
})
