import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen as page, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { rightCode, RightsContext } from '../../../screens/rights/rights'
import { memoryCalls } from '../../../testing/memory-calls'
import sample, { aType } from './dictionary.sample'
import dictionary from './dictionary.screen'

it('only own lists can be edited and deleted, and the number of entries leads to them', async () => {
  const { Screen, key } = dictionary
  render(
    <SmartFireProvider client={createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set(['btn_edit', 'btn_del'].map((element) => rightCode(key, element)))}>
          <Screen calls={{ types: memoryCalls(sample.rows, { toRow: () => aType() }), entries: memoryCalls([]) }} />
        </RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  const table = await page.findByRole('table', { name: '字典类型' })
  await within(table).findByText('维保类别')
  expect(within(table).getAllByRole('button', { name: /^编辑 / }).map((button) => button.getAttribute('aria-label'))).toEqual(['编辑 维保类别'])
  expect(within(table).getAllByRole('button', { name: /^删除 / })).toHaveLength(1)
  expect(within(table).getByRole('link', { name: '维保类别 字典项 3' })).toHaveAttribute('href', expect.stringContaining('tab=entries&typeId=6'))
})
