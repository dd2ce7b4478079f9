import { describe, expect, it, vi } from 'vitest'
import { draw, rows } from './paged-table.fixtures'

describe('what a screen reader hears', () => {
  const heard = () => [...document.querySelectorAll('.fs-hidden[role=status]')].map(({ textContent }) => textContent)
  const pagination = { page: 1, pageSize: 10, total: 3, pageSizes: [10], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }

  it('is that rows load, and then how many there are', () => {
    const { update } = draw({ state: 'loading', rows: [] })
    expect(heard()).toEqual(['加载中…'])
    update({ state: 'ready', rows, pagination })
    expect(heard()).toEqual(['共 3 条'])
    update({ state: 'loading', rows: [], pagination })
    update({ state: 'empty', rows: [], pagination: undefined })
    expect(heard()).toEqual(['共 0 条'])
    update({ state: 'loading', rows: [] })
    update({ state: 'failed', rows: [] })
    expect(heard(), 'the failure is an alert').toEqual([''])
  })

  it('is nothing of a refresh, also not the new count; but that the last row went', () => {
    const { update } = draw({ state: 'loading', rows: [] })
    update({ state: 'ready', rows, pagination })
    update({ state: 'refreshing', rows, pagination })
    update({ state: 'ready', rows, pagination: { ...pagination, total: 4 } })
    expect(heard()).toEqual(['共 3 条'])
    update({ state: 'empty', rows: [], pagination: undefined })
    expect(heard()).toEqual(['共 0 条'])
    update({ state: 'ready', rows, pagination })
    expect(heard()).toEqual([''])
  })
})
