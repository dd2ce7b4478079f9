import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { DeclaredScreen } from '../screens'
import type { ListedRow } from '../screens/list-screen/list-screen.types'
import { RightsContext, rightCode } from '../screens/rights/rights'
import { callsOfKind } from './calls-of-kind'
import { memoryCalls } from './memory-calls'

/**
 * The row of a declared list in which this text stands, for a user who has the right of one element: what is offered on it. The writes of its acts go to
 * `http://platform.test`.
 */
export async function rowOfScreen(declared: DeclaredScreen, row: ListedRow, text: string | RegExp, element = 'btn_edit'): Promise<HTMLElement> {
  const { Screen, key } = declared
  render(
    <SmartFireProvider client={createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set([rightCode(key, element)])}><Screen calls={callsOfKind(declared, memoryCalls([row]))} /></RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  const listed = (await screen.findByText(text)).closest<HTMLElement>('tr, [role="row"]')
  if (listed === null) throw new Error(`${String(text)} stands in no row`)
  return listed
}
