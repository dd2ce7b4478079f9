import type { NotEnabledRow } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { zhCN } from './not-enabled.messages'
import { notEnabledColumns, type RowKind } from './not-enabled-columns'

it.each<[boolean | null, string]>([[true, '已标注'], [false, '未标注'], [null, '–']])('a mark on the plan that is %s is written as %s: what is not known is not “not marked”', (marked, text) => {
  for (const kind of ['fireHost', 'hydrant', 'general'] satisfies RowKind[]) {
    const column = notEnabledColumns(zhCN, kind).find(({ id }) => id === 'marked')
    expect(column?.cell({ marked } as NotEnabledRow)).toBe(text)
  }
})
