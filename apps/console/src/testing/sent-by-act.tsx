import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { DeclaredScreen } from '../screens'
import type { ListedRow } from '../screens/list-screen/list-screen.types'
import { rowOfScreen } from './row-of-screen'

interface ActOfRow {
  row: ListedRow
  /** stands in the row */
  text: string | RegExp
  element: string
  /** as the act is labelled */
  act: string
}

/** For the tests of a file: gives what an act of a row of a declared list sends once its question is answered with yes, `path body`. */
export function sentByActs(): (declared: DeclaredScreen, of: ActOfRow) => Promise<string> {
  const sent: string[] = []
  const server = setupServer(http.post('http://platform.test/*', async ({ request }) => {
    sent.push(`${new URL(request.url).pathname} ${decodeURIComponent(await request.text())}`)
    return HttpResponse.json({ status: 200 })
  }))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => { sent.length = 0 })
  afterAll(() => server.close())
  return async (declared, { row, text, element, act }) => {
    const listed = await rowOfScreen(declared, row, text, element)
    await userEvent.click(within(listed).getByRole('button', { name: new RegExp(`^${act} `) }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: act }))
    await waitFor(() => expect(sent).toHaveLength(1))
    cleanup()
    return sent.splice(0).join()
  }
}
