import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw, row, rows } from './paged-table.fixtures'

it('keeps the focus in its row during a refresh', () => {
  const { update } = draw()
  row('云锦东方写字楼').focus()
  update({ state: 'refreshing' })
  update({ state: 'ready', rows: rows.map((each) => ({ ...each })) })
  expect(document.activeElement).toBe(row('云锦东方写字楼'))
})

describe('when a refresh removes the focused row', () => {
  const without = (...names: string[]) => rows.filter(({ name }) => !names.includes(name))

  it('focuses the row now at its place, or the last one', () => {
    const { update } = draw()
    row('云锦东方写字楼').focus()
    update({ rows: without('云锦东方写字楼') })
    expect(document.activeElement).toBe(row('滨江一号'))
    expect(row('滨江一号').tabIndex).toBe(0)
    update({ rows: without('云锦东方写字楼', '滨江一号') })
    expect(document.activeElement).toBe(row('万达广场A座'))
  })

  it('counts the place of a row that other rows have moved', () => {
    const { update } = draw()
    row('滨江一号').focus()
    update({ rows: without('万达广场A座') })
    const added = ['新城一号', '新城二号'].map((name) => ({ id: name, name }))
    update({ rows: [...without('万达广场A座', '滨江一号'), ...added] })
    expect(document.activeElement).toBe(row('新城一号'))
  })

  it('focuses that row also when a button in the removed row had the focus, or the window is in the background', () => {
    const { update } = draw()
    within(row('云锦东方写字楼')).getByRole('button').focus()
    fireEvent.blur(document.activeElement ?? document.body)
    update({ rows: without('云锦东方写字楼') })
    expect(document.activeElement).toBe(row('滨江一号'))
  })

  it('leaves the focus where the user has moved it', () => {
    const { update } = draw({ toolbar: <button type="button">导出</button> })
    row('云锦东方写字楼').focus()
    act(() => screen.getByRole('button', { name: '导出' }).focus())
    update({ rows: without('云锦东方写字楼') })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '导出' }))
    row('滨江一号').focus()
    act(() => row('滨江一号').blur())
    update({ rows: without('滨江一号') })
    expect(document.activeElement).toBe(document.body)
  })

  it('keeps the place of the user while it has no rows: the table itself has the focus, then the row at that place', () => {
    const { update } = draw()
    row('云锦东方写字楼').focus()
    update({ state: 'empty', rows: [] })
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '建筑' }))
    update({ state: 'ready', rows })
    expect(document.activeElement).toBe(row('云锦东方写字楼'))
  })

  it('keeps it while another page is loading, which begins at its first row', () => {
    const { update } = draw()
    row('云锦东方写字楼').focus()
    update({ state: 'loading', rows: [] })
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '建筑' }))
    update({ state: 'ready', rows: [{ id: '7', name: '新城一号' }, { id: '8', name: '新城二号' }] })
    expect(document.activeElement).toBe(row('新城一号'))
  })

  it('takes no focus for rows that come when the user has left the table', () => {
    const { update } = draw()
    row('云锦东方写字楼').focus()
    update({ state: 'empty', rows: [] })
    act(() => screen.getByRole('group', { name: '建筑' }).blur())
    update({ state: 'ready', rows })
    expect(document.activeElement).toBe(document.body)
  })
})

it.each(['failed', 'stale'] as const)('keeps the focus when the retry button goes away with the state: %s', (state) => {
  const { update } = draw({ state, rows: state === 'failed' ? [] : rows, onRetry: () => {} })
  act(() => screen.getByRole('button', { name: '重试' }).focus())
  update({ state: state === 'failed' ? 'loading' : 'refreshing' })
  expect(document.activeElement).toBe(state === 'failed' ? screen.getByRole('group', { name: '建筑' }) : row('万达广场A座'))
  update({ state: 'ready', rows })
  expect(document.activeElement).toBe(row('万达广场A座'))
})
