'use client'
import { ChevronRight } from 'lucide-react'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Spinner } from '../button/spinner'
import { StatusMark } from '../status/status-mark'
import { treeLines, treeMove, type TreeLine, type TreeNode } from './tree-node'

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  selectedId?: string | null | undefined
  /** A click on a node, Enter or the space bar. */
  onSelect?: ((id: string) => void) | undefined
  /** A branch whose children have not been fetched is opened, or asked again after a failure. */
  onExpand?: ((id: string) => void) | undefined
  initiallyExpanded?: readonly string[] | undefined
}

/** Things within things. One line is in the tab order; arrows walk, open and close, a letter finds. */
export function Tree({ label, nodes, selectedId = null, onSelect, onExpand, initiallyExpanded = [] }: TreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initiallyExpanded))
  const [focused, setFocused] = useState<string | null>(null)
  const place = useRef<HTMLUListElement>(null)
  const lines = treeLines(nodes, expanded)
  const entry = lines.find(({ key }) => key === focused) ?? lines.find(({ key }) => key === selectedId) ?? lines[0]

  const open = ({ node }: TreeLine, on: boolean) => {
    setExpanded(new Set(on ? [...expanded, node.id] : [...expanded].filter((id) => id !== node.id)))
    if (on && !node.children) onExpand?.(node.id)
  }
  const act = (line: TreeLine) => {
    if (line.kind === 'failed') onExpand?.(line.node.id)
    if (line.kind === 'node') onSelect?.(line.node.id)
  }
  const keyDown = (event: KeyboardEvent, line: TreeLine, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(event.key, lines, at)
    if (event.key === 'Enter' || event.key === ' ') act(line)
    else if (move === null) return
    else if (typeof move === 'string') open(line, move === 'open')
    else focusAt(place.current, move.to)
    event.preventDefault()
  }
  return (
    <ul ref={place} className="fs-tree" role="tree" aria-label={label}>
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
          aria-selected={line.kind === 'node' && line.node.id === selectedId}
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

function focusAt(tree: HTMLElement | null, index: number): void {
  const line = tree?.children.item(index)
  if (line instanceof HTMLElement) line.focus()
}
