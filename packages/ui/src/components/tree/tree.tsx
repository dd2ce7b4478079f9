'use client'
import { ChevronRight } from 'lucide-react'
import { useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { useLayoutEffect } from '../../root/use-layout-effect'
import { Spinner } from '../button/spinner'
import { StatusMark } from '../status/status-mark'
import { isBranch, treeLines, treeMove, type TickState, type TreeLine, type TreeNode } from './tree-node'

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  selectedId?: string | null | undefined
  /** A click on a node, Enter or the space bar. */
  onSelect?: ((id: string) => void) | undefined
  /** Called to load the children of a branch that have not been loaded; called again after a failure. */
  onExpand?: ((id: string) => void) | undefined
  initiallyExpanded?: readonly string[] | undefined
  /** Draws a box before each node, and a click, Enter or the space bar ticks instead of selecting. */
  ticks?: TreeTickProps | undefined
}

export interface TreeTickProps {
  stateOf: (node: TreeNode) => TickState
  onToggle: (node: TreeNode) => void
}

const CHECKED = { all: 'true', some: 'mixed', none: 'false' } as const

/** A tree. One line is in the tab order; arrow keys move, open and close, and a letter jumps to the next node that begins with it. */
export function Tree({ label, nodes, selectedId = null, onSelect, onExpand, initiallyExpanded = [], ticks }: TreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initiallyExpanded))
  const [focused, setFocused] = useState<string | null>(null)
  const place = useRef<HTMLUListElement>(null)
  const lines = treeLines(nodes, expanded)
  const keptFocus = useKeptFocus(place, lines)
  const entry = lines.find(({ key }) => key === focused) ?? lines.find(({ key }) => key === selectedId) ?? lines[0]

  const open = ({ node }: TreeLine, on: boolean) => {
    setExpanded(new Set(on ? [...expanded, node.id] : [...expanded].filter((id) => id !== node.id)))
    if (on && !node.children) onExpand?.(node.id)
  }
  const act = (line: TreeLine) => {
    if (line.kind === 'failed') onExpand?.(line.node.id)
    if (line.kind !== 'node') return
    if (line.node.disabled) return isBranch(line.node) ? open(line, !line.expanded) : undefined
    if (ticks) ticks.onToggle(line.node)
    else onSelect?.(line.node.id)
  }
  const keyDown = (event: KeyboardEvent, line: TreeLine, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(event.key, lines, at)
    if (event.key === 'Enter' || event.key === ' ') {
      // a key that is held acts once
      if (!event.repeat) act(line)
    } else if (move === null) return
    else if (typeof move === 'string') open(line, move === 'open')
    else focusAt(place.current, move.to)
    event.preventDefault()
  }
  return (
    <ul ref={place} {...keptFocus} className="fs-tree" role="tree" aria-label={label} aria-multiselectable={ticks ? true : undefined}>
      {lines.map((line, at) => (
        <li
          key={line.key}
          role="treeitem"
          className="fs-tree-line"
          style={{ '--fs-level': line.level - 1 } as CSSProperties}
          tabIndex={line === entry ? 0 : -1}
          aria-level={line.level}
          aria-posinset={line.position}
          aria-setsize={line.siblings}
          aria-expanded={line.expanded}
          aria-selected={ticks ? undefined : line.kind === 'node' && line.node.id === selectedId}
          aria-checked={ticks && line.kind === 'node' ? CHECKED[ticks.stateOf(line.node)] : undefined}
          aria-disabled={line.node.disabled || undefined}
          data-key={line.key}
          onFocus={() => setFocused(line.key)}
          onKeyDown={(event) => keyDown(event, line, at)}
          onClick={() => act(line)}
        >
          <span className="fs-tree-twist" aria-hidden="true" onClick={(event) => {
            if (line.expanded === undefined) return
            event.stopPropagation()
            open(line, !line.expanded)
          }}
          >
            {line.expanded === undefined ? null : <ChevronRight size={16} />}
          </span>
          {ticks && line.kind === 'node' ? <span className="fs-check" data-state={ticks.stateOf(line.node)} data-disabled={line.node.disabled || undefined} aria-hidden="true" /> : null}
          <LineText line={line} />
        </li>
      ))}
    </ul>
  )
}

function LineText({ line: { kind, node } }: { line: TreeLine }) {
  const { messages } = useUiLocale()
  if (kind === 'loading') return <><Spinner size={14} /><span className="fs-tree-note">{messages.loading}</span></>
  if (kind === 'failed') return <span className="fs-tree-note" data-failed="">{messages.failedRetry}</span>
  return (
    <>
      {node.icon}
      {node.tone ? <StatusMark tone={node.tone} size={14} /> : null}
      <span className="fs-tree-label">{node.label}</span>
      {node.end}
    </>
  )
}

/**
 * Keeps the focus in a tree when the line that has it goes away: a placeholder whose children have arrived, a failure that is tried again, a line of
 * a branch that is closed. The first line at its place gets it, or else its branch.
 */
function useKeptFocus(tree: RefObject<HTMLUListElement | null>, lines: readonly TreeLine[]) {
  const last = useRef<TreeLine | null>(null)
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || lines.some(({ key }) => key === lost.key) || tree.current?.matches(':focus-within')) return
    const atPlace = lines.findIndex(({ parent }) => parent === lost.parent)
    focusAt(tree.current, atPlace >= 0 ? atPlace : lines.findIndex(({ key }) => key === lost.parent))
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = lines.find(({ key }) => key === target.dataset['key']) ?? null
    },
    onBlur: () => {
      last.current = null
    },
  }
}

function focusAt(tree: HTMLElement | null, index: number): void {
  const line = tree?.children.item(index)
  if (line instanceof HTMLElement) line.focus()
}
