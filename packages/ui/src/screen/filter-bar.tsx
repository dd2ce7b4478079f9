'use client'
import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react'
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../components/button/button'
import { useFitting } from './use-fitting'
import { useScreenStyles } from './use-screen-styles'
import { useScreenWords } from './use-screen-words'

const USUAL_WIDTH_PX = 168

/** One filter of a list. */
export interface FilterItem {
  id: string
  /** A field with its label; the bar makes it small. */
  field: ReactNode
  /** The filter is set. */
  isSet: boolean
  /** In px; a range of days needs about 300. */
  width?: number | undefined
}

/** Methods of a filter bar for its owner. */
export interface FilterBarHandle {
  /** Moves the focus to the first filter, for the key `/`. */
  focusFirst: () => void
}

export interface FilterBarProps {
  /** Names the group of filters for a screen reader. */
  label: string
  items: readonly FilterItem[]
  /** Resets all filters; its button is shown only while one is set. */
  onReset: () => void
  handle?: Ref<FilterBarHandle> | undefined
  /** Actions of the list, always visible at the end of the row. */
  end?: ReactNode
}

/** The filters of a list in one row; those that do not fit are behind a button with their number. */
export function FilterBar({ label, items, onReset, handle, end }: FilterBarProps) {
  useScreenStyles()
  const words = useScreenWords()
  const [expanded, setExpanded] = useState(false)
  const { place, fitting } = useFitting(items.length)
  const focusFirst = () => place.current?.querySelector<HTMLElement>('[data-filter] :is(input, select, textarea, button):not(:disabled)')?.focus()
  useImperativeHandle(handle, () => ({ focusFirst: () => focusFirst() }))
  const hidden = items.slice(fitting)
  const isSet = items.some((item) => item.isSet)
  const reset = () => {
    onReset()
    // the button disappears, so the focus moves to the filters
    focusFirst()
  }
  return (
    <div className="fs-filters" role="search" aria-label={label}>
      <div ref={place} className="fs-filters-place">
        {items.map((item, at) => (
          <div key={item.id} className="fs-filter" data-filter="" data-hidden={(at >= fitting && !expanded) || undefined} style={{ width: item.width ?? USUAL_WIDTH_PX }}>{item.field}</div>
        ))}
        {/* the reset button always has its space, so that the row does not change when it appears */}
        <div className="fs-filters-tail">
          <Button
            size="sm" variant="ghost" data-more="" data-away={hidden.length === 0 || undefined} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}
            icon={expanded ? <ChevronUp size={14} aria-hidden="true" /> : <ChevronDown size={14} aria-hidden="true" />}
          >
            {/* as wide as its longest text: how many filters fit must not depend on how many are set */}
            <span className="fs-filters-more" data-longest={words.moreFilters(items.length, items.length)}>
              {expanded ? words.fewerFilters : words.moreFilters(hidden.length, hidden.filter((item) => item.isSet).length)}
            </span>
          </Button>
          <Button size="sm" variant="ghost" data-reset="" data-away={!isSet || undefined} icon={<RotateCcw size={14} aria-hidden="true" />} onClick={reset}>{words.reset}</Button>
        </div>
      </div>
      {end === undefined ? null : <div className="fs-filters-end">{end}</div>}
    </div>
  )
}
