import { useCallback, useRef, useState } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'
import { fittingCount } from './fitting'

const PARTS = '[data-filter], [data-reset], [data-more]'

/**
 * How many of the items in a place fit into one row. Items carry `data-filter`; behind them are a reset button
 * (`data-reset`) and, when not all of them fit, one that shows the others (`data-more`). Hidden items keep their width.
 */
export function useFitting(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  const measure = useCallback(() => {
    if (place.current) setFitting(fittingIn(place.current))
  }, [])
  useLayoutEffect(() => {
    const node = place.current
    if (!node) return
    measure()
    const observer = new ResizeObserver(measure)
    // the parts too: in another language, or with another font, they take another room of the same place
    for (const part of [node, ...node.querySelectorAll(PARTS)]) observer.observe(part)
    return () => observer.disconnect()
  }, [measure, count])
  return { place, fitting }
}

function fittingIn(place: HTMLElement): number {
  const widthOf = (item: HTMLElement) => item.offsetWidth
  const widths = [...place.querySelectorAll<HTMLElement>('[data-filter]')].map(widthOf)
  const gap = Number.parseFloat(getComputedStyle(place).columnGap) || 0
  const behind = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].reduce((sum, item) => sum + widthOf(item) + gap, 0)
  const withoutMore = fittingCount(widths, gap, place.clientWidth - behind('[data-reset]'))
  return withoutMore === widths.length ? withoutMore : fittingCount(widths, gap, place.clientWidth - behind('[data-reset], [data-more]'))
}
