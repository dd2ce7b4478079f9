import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { draw, press, row, type Building } from './paged-table.fixtures'
import type { PagedTableProps } from './paged-table.types'

it('renders only the visible rows of ten thousand and counts all of them', async () => {
  // jsdom has no layout: the scroll container gets a height
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  onTestFinished(() => void vi.restoreAllMocks())
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), name: `建筑 ${at}` }))
  draw({ rows: many })
  await waitFor(() => expect(document.querySelectorAll('.fs-gap')).toHaveLength(2))
  expect(document.querySelectorAll('tbody tr[data-key]').length).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  row('建筑 0').focus()
  press('End')
  expect(document.activeElement).toBe(row('建筑 9999'))
  expect(row('建筑 9999').getAttribute('aria-rowindex')).toBe('10001')
})

describe('the height of the rows of a long table', () => {
  // jsdom has no layout: the scroll container and the rows get a height, and the test tells when the head has another size
  const drawLong = async (props: Partial<PagedTableProps<Building>> = {}) => {
    const sizes = { rowPx: 40, headResized: () => {} }
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(function height(this: HTMLTableRowElement) {
      return new DOMRect(0, 0, 600, this.className === 'fs-gap' ? parseFloat(this.style.height) : sizes.rowPx)
    })
    vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function observer(tell) {
      return {
        observe(node: Element) {
          if (node instanceof HTMLTableSectionElement) sizes.headResized = () => tell([], this)
        },
        unobserve: () => {},
        disconnect: () => {},
      }
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { update } = draw({ rows: Array.from({ length: 100 }, (_, at) => ({ id: String(at), name: `建筑 ${at}` })), selectedKey: '50', density: 'normal', ...props })
    await vi.dynamicImportSettled()
    return { update, sizes }
  }
  const gaps = () => [...document.querySelectorAll<HTMLElement>('.fs-gap')].slice(1)
  const drawn = () => document.querySelectorAll('tbody tr[data-key]').length
  const totalPx = (rowPx: number) => gaps().reduce((sum, gap) => sum + parseFloat(gap.style.height), rowPx * drawn())

  it.each([['at the top', 0], ['scrolled down', 2_000]])('is measured again when the density changes, %s', async (_where, scrolledPx) => {
    const { update, sizes } = await drawLong()
    await waitFor(() => expect(gaps()).not.toHaveLength(0))
    const frame = document.querySelector('.fs-table-scroll') as HTMLElement
    frame.scrollTop = scrolledPx
    fireEvent.scroll(frame)
    expect(document.querySelector('.fs-gap')?.nextElementSibling).toHaveProperty('className', scrolledPx > 0 ? 'fs-gap' : '')
    expect(totalPx(40)).toBe(100 * 40)
    sizes.rowPx = 32
    update({ density: 'compact' })
    expect(totalPx(32)).toBe(100 * 32)
  })

  it('is measured again when all sizes of the page grow', async () => {
    const { sizes } = await drawLong()
    await waitFor(() => expect(gaps()).not.toHaveLength(0))
    sizes.rowPx = 50
    act(sizes.headResized)
    expect(totalPx(50)).toBe(100 * 50)
  })

  it('is not needed for cards, which stand beside one another and are all rendered', async () => {
    await drawLong({ look: 'cards' })
    await act(async () => {})
    expect(drawn()).toBe(100)
    expect(gaps()).toEqual([])
  })
})
