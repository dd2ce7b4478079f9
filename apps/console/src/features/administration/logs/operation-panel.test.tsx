import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOperation } from './logs.sample'
import { OperationPanel } from './operation-panel'

const CHANGE = { field: 'name', before: '日班', after: '夜班' }
const NONE = '没有记录字段的变化'

function open(rows: readonly (typeof CHANGE)[], dropped: number) {
  const row = anOperation({ fields: { rows: [...rows], dropped } })
  const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
  render(<SmartFireProvider client={client} locale="zh-CN"><OperationPanel row={row} isListed onClose={() => undefined} onChanged={() => undefined} /></SmartFireProvider>)
}

it('an operation without changed fields says so', async () => {
  open([], 0)
  expect(await screen.findByText(NONE)).toBeTruthy()
})

it.each([[[CHANGE], 1], [[], 2]])('changed fields that could not be read are counted beside %j: the log is evidence, and must not look as if nothing else was changed', async (rows, dropped) => {
  open(rows, dropped)
  expect(await screen.findByText(`有 ${dropped} 个字段的变化无法读取，未列出`)).toBeTruthy()
  expect(screen.queryByText(NONE)).toBeNull()
  expect(screen.queryAllByText('夜班')).toHaveLength(rows.length)
})
