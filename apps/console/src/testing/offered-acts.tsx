import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect } from 'vitest'
import type { DeclaredScreen } from '../screens'
import type { ListedRow } from '../screens/list-screen/list-screen.types'
import { RightsContext, rightCode } from '../screens/rights/rights'
import { callsOfKind } from './calls-of-kind'
import { memoryCalls } from './memory-calls'

/** The acts that a declared list offers on each of these rows to a user who has the right of one element, as they are labelled; those of the menu come last. */
export async function offeredActs(declared: DeclaredScreen, rows: readonly ListedRow[], element: string): Promise<string[][]> {
  const { Screen, key, words } = declared
  const listed = rows.map((row, at) => ({ ...row, id: String(at + 1) }))
  render(
    <SmartFireProvider client={createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set([rightCode(key, element)])}><Screen calls={callsOfKind(declared, memoryCalls(listed))} /></RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  const table = await screen.findByRole('table', { name: words.zhCN.title })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1))
  const offered: string[][] = []
  for (const row of within(table).getAllByRole('row').slice(1)) offered.push(await actsOf(row))
  cleanup()
  return offered
}

async function actsOf(row: HTMLElement): Promise<string[]> {
  const last = within(row).getAllByRole('cell').at(-1)
  const buttons = last ? within(last).queryAllByRole('button') : []
  const named = buttons.flatMap(({ textContent }) => textContent || [])
  const menu = buttons.find(({ textContent }) => !textContent)
  if (menu === undefined) return named
  await userEvent.click(menu)
  const further = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  // a menu takes the focus after it has opened, and hears no key before; one that stays open would take the next click for its own end
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return [...named, ...further]
}
