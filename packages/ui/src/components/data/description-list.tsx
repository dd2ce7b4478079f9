'use client'
import type { ReactNode } from 'react'
import { CopyButton } from '../copy/copy-button'

export interface DescriptionItem {
  id: string
  term: string
  value: ReactNode
  /** Takes the whole width. */
  wide?: boolean | undefined
  /** Adds a button that copies this text. */
  copy?: string | undefined
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[]
  columns?: 1 | 2 | 3 | undefined
  label?: string | undefined
}

/** Facts as pairs of term and value, in their order. A value that is not known is shown as it is given: pass `NO_VALUE`. */
export function DescriptionList({ items, columns = 1, label }: DescriptionListProps) {
  return (
    <dl className="fs-description" data-columns={columns} aria-label={label}>
      {items.map(({ id, term, value, wide, copy }) => (
        <div key={id} data-wide={wide || undefined}>
          <dt>{term}</dt>
          <dd>
            {value}
            {copy === undefined ? null : <CopyButton text={copy} label={term} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
