'use client'
import { useState } from 'react'
import { Button } from '../../components/button/button'
import { Field, type FieldTexts } from '../../components/field/field'
import type { TreeNode } from '../../components/tree/tree-node'
import type { Chip } from '../chips'
import { useFormStyles } from '../use-form-styles'
import { useFormWords } from '../use-form-words'
import { TreeLayer } from './tree-layer'
import { TreeSearch } from './tree-search'
import { branchIds, loadedValue, pathTo, tickedRoots, tickState, toggled, type TickedNodes } from './tree-ticks'

const MOST_CHIPS = 8 // further ones are counted

interface TreeFieldShared extends FieldTexts {
  /** Nodes that may not be chosen are `disabled`; they can be opened. */
  nodes: readonly TreeNode[]
  /** Called when a branch is opened whose children have not been loaded. */
  onExpand?: ((id: string) => void) | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Can be focused and read, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
}

export interface TreeFieldProps extends TreeFieldShared {
  /** null = nothing is chosen. */
  value: string | null
  onChange: (value: string | null) => void
  /** Shown for a value that is in no loaded branch. */
  valueText?: string | undefined
}

/** One node of a tree: an area, a department, a floor. The field shows the path to it. */
export function TreeField({ label, error, hint, hideLabel, required, nodes, onExpand, value, onChange, valueText, placeholder, ...rest }: TreeFieldProps) {
  useFormStyles()
  const words = useFormWords()
  const [open, setOpen] = useState(false)
  const path = value === null ? [] : pathTo(nodes, value)
  const text = path.length > 0 ? path.map((node) => node.label).join(' / ') : (valueText ?? value)
  const choose = (next: string | null) => {
    setOpen(false)
    if (next !== value) onChange(next)
  }
  return (
    <Field {...{ label, error, hint, hideLabel, required }}>
      {(control) => (
        <TreeLayer {...rest} {...{ label, control, open }} onOpenChange={setOpen} text={text ?? placeholder ?? words.choose} isPlaceholder={text === null}>
          <TreeSearch label={label} nodes={nodes} selectedId={value} onSelect={choose} onExpand={onExpand} initiallyExpanded={openBranches(nodes, value === null ? [] : [value])} />
          {value === null || required ? null : <div className="fs-layer-foot"><Button size="sm" variant="ghost" onClick={() => choose(null)}>{words.clear}</Button></div>}
        </TreeLayer>
      )}
    </Field>
  )
}

export interface MultiTreeFieldProps extends TreeFieldShared {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** Whether the value holds leaves only (the default) or every ticked node; see {@link TickedNodes}. */
  holds?: TickedNodes | undefined
}

/** Several nodes of a tree, ticked one by one or by branches; a branch of which a part is ticked is half-checked. */
export function MultiTreeField({ label, error, hint, hideLabel, required, nodes, onExpand, value: given, onChange, holds = 'leaves', placeholder, ...rest }: MultiTreeFieldProps) {
  useFormStyles()
  const words = useFormWords()
  const [open, setOpen] = useState(false)
  const value = loadedValue(nodes, given, holds)
  const ticked = new Set(value)
  const chips = chipsOf(nodes, value, holds)
  const shown = chips.slice(0, MOST_CHIPS)
  const remove = (id: string) => {
    const node = pathTo(nodes, id).at(-1)
    onChange(node && tickState(node, ticked, holds) === 'all' ? toggled(nodes, node, value, holds) : value.filter((each) => each !== id))
  }
  const text = chips.length === 0 ? (placeholder ?? words.choose) : chips.length > MOST_CHIPS ? words.moreChosen(chips.length - MOST_CHIPS) : ''
  return (
    <Field {...{ label, error, hint, hideLabel, required }}>
      {(control) => (
        <TreeLayer
          {...rest} {...{ label, control, open, text }} onOpenChange={setOpen} isPlaceholder={chips.length === 0}
          chips={shown} onRemove={remove}
        >
          <TreeSearch
            label={label} nodes={nodes} onExpand={onExpand} initiallyExpanded={openBranches(nodes, value)}
            ticks={{
              stateOf: (node) => tickState(node, ticked, holds),
              onToggle: (node) => onChange(toggled(nodes, node, value, holds)),
            }}
          />
          <div className="fs-layer-foot">
            {value.length === 0 ? null : <Button size="sm" variant="ghost" onClick={() => onChange([])}>{words.clear}</Button>}
            <Button size="sm" variant="solid" onClick={() => setOpen(false)}>{words.done}</Button>
          </div>
        </TreeLayer>
      )}
    </Field>
  )
}

/**
 * The ticked nodes in the order of the tree, each with its branch, because many buildings have a first floor. A value that
 * is in no loaded branch is shown itself, at the end.
 */
function chipsOf(nodes: readonly TreeNode[], value: readonly string[], holds: TickedNodes): readonly Chip[] {
  const known = tickedRoots(nodes, new Set(value), holds).map(({ id }) => ({ value: id, label: pathTo(nodes, id).slice(-2).map(({ label }) => label).join(' / ') }))
  const unknown = value.filter((id) => pathTo(nodes, id).length === 0)
  return [...known, ...unknown.map((id) => ({ value: id, label: id }))]
}

/** A small tree is opened completely, a large one at the chosen nodes. */
function openBranches(nodes: readonly TreeNode[], value: readonly string[]): readonly string[] {
  const all = branchIds(nodes)
  return all.length <= 6 ? all : [...new Set(value.flatMap((id) => pathTo(nodes, id).slice(0, -1).map((node) => node.id)))]
}
