'use client'
import { Search } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../components/field/is-composing'
import { Tree, type TreeProps } from '../../components/tree/tree'
import { useFormWords } from '../use-form-words'
import { branchIds, matchingNodes } from './tree-ticks'

type TreeSearchProps = Pick<TreeProps, 'label' | 'nodes' | 'selectedId' | 'onSelect' | 'onExpand' | 'initiallyExpanded' | 'ticks'>

/**
 * A tree below a search box; the arrow key down moves from the box into the tree. `ticks` gets a branch with only what matches the search below it:
 * ticking it must not tick hidden nodes.
 */
export function TreeSearch({ label, nodes, initiallyExpanded, ...tree }: TreeSearchProps) {
  const words = useFormWords()
  const [text, setText] = useState('')
  const shown = matchingNodes(nodes, text)
  const isSearching = text.trim() !== ''
  return (
    <div className="fs-tree-search" onKeyDown={intoTree}>
      <div className="fs-input" data-size="sm">
        <Search size={14} aria-hidden="true" />
        <input type="search" aria-label={words.search} placeholder={words.searchHint} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <div className="fs-tree-place">
        {shown.length === 0 ? <p className="fs-options-note" role="status">{isSearching ? words.nothingFound : words.noOptions}</p> : (
          // another tree for each search: it opens with every branch that holds a match
          <Tree {...tree} key={text.trim()} label={label} nodes={shown} initiallyExpanded={isSearching ? branchIds(shown) : initiallyExpanded} />
        )}
      </div>
    </div>
  )
}

function intoTree(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' || isComposing(event) || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
}
