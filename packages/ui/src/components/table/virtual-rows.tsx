'use client'
import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { TableDensity } from './column'

const USUAL_ROW_PX = 40
const MARGIN_ROWS = 2
/** Rows are added and removed in blocks, so that not every notch of the wheel causes a layout. */
const BLOCK_ROWS = 8

export interface VirtualRowsProps {
  count: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
  /** The row in the tab order; it stays rendered when it is scrolled out of view. */
  activeIndex: number
  /** Decides the height of a row, so it is measured again when this changes. */
  density: TableDensity | undefined
}

/** Renders the visible rows and keeps the space of the others. All rows have the height of the first rendered one. */
export default function VirtualRows({ count, keyOf, renderRow, activeIndex, density }: VirtualRowsProps) {
  const probe = useRef<HTMLTableRowElement>(null)
  const [rowPx, setRowPx] = useState(USUAL_ROW_PX)
  const withActive = useCallback(
    (range: Range) => [...new Set([...blocksAround(range), activeIndex])].filter((index) => index >= 0 && index < count).sort((one, other) => one - other),
    [activeIndex, count],
  )
  const virtualizer = useVirtualizer({
    count,
    // looked up in the DOM: a ref of the parent is not set yet when this mounts
    getScrollElement: () => probe.current?.closest<HTMLElement>('.fs-table-scroll') ?? null,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    rangeExtractor: withActive,
    initialRect: { width: 0, height: USUAL_ROW_PX * BLOCK_ROWS },
  })
  const measure = useCallback(() => {
    // when the table is scrolled, the element after the probe may be a gap
    const height = probe.current?.parentElement?.querySelector('tr[data-key]')?.getBoundingClientRect().height ?? 0
    setRowPx((before) => (height > 0 && Math.abs(height - before) > 0.5 ? height : before))
  }, [])
  useLayoutEffect(measure, [measure, rowPx, density])
  useLayoutEffect(() => {
    const head = probe.current?.closest('table')?.tHead
    if (!head) return
    // the head is never replaced, and grows and shrinks with the rows when the person magnifies the page
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [measure])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx])

  let end = 0
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end
    end = item.end
    return <Fragment key={item.key}>{gap > 0 ? <Gap px={gap} /> : null}{renderRow(item.index)}</Fragment>
  })
  return (
    <>
      <tr ref={probe} className="fs-gap" aria-hidden="true" />
      {drawn}
      <Gap px={virtualizer.getTotalSize() - end} />
    </>
  )
}

function blocksAround({ startIndex, endIndex }: Range): number[] {
  const first = Math.floor((startIndex - MARGIN_ROWS) / BLOCK_ROWS) * BLOCK_ROWS
  const end = Math.ceil((endIndex + 1 + MARGIN_ROWS) / BLOCK_ROWS) * BLOCK_ROWS
  return Array.from({ length: end - first }, (_, step) => first + step)
}

function Gap({ px }: { px: number }) {
  return <tr className="fs-gap" aria-hidden="true" style={{ height: `${px}px` }} />
}
