'use client'
import { Field, type FieldTexts } from '../../components/field/field'
import type { TreeNode } from '../../components/tree/tree-node'
import { useFormStyles } from '../use-form-styles'
import { TreeSearch } from './tree-search'
import { branchIds, loadedValue, tickState, toggled, type TickedNodes } from './tree-ticks'

/** A tree of at most this many branches is opened completely. */
const MOST_OPEN = 6

export interface TickTreeProps extends FieldTexts {
  /** Nodes that may not be ticked or unticked are `disabled`; they can be opened. */
  nodes: readonly TreeNode[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** Whether the value holds leaves only (the default) or every ticked node; see {@link TickedNodes}. */
  holds?: TickedNodes | undefined
  /** Can be walked and opened, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** A tree with ticks that is always visible, for what a whole form is about: the rights of a role. `MultiTreeField` is the same in one line. */
export function TickTree({ label, error, hint, hideLabel, required, nodes, value: given, onChange, holds = 'leaves', readOnly, name }: TickTreeProps) {
  useFormStyles()
  const value = loadedValue(nodes, given, holds)
  const ticked = new Set(value)
  const branches = branchIds(nodes)
  return (
    <Field {...{ label, error, hint, hideLabel, required }}>
      {(control) => (
        <div
          className="fs-tick-tree" role="group" id={control.id} data-name={name}
          aria-labelledby={`${control.id}-label`} aria-describedby={control['aria-describedby']}
        >
          <TreeSearch
            label={label} nodes={nodes} initiallyExpanded={branches.length <= MOST_OPEN ? branches : []}
            ticks={{
              stateOf: (node) => tickState(node, ticked, holds),
              onToggle: (node) => (readOnly ? undefined : onChange(toggled(nodes, node, value, holds))),
            }}
          />
        </div>
      )}
    </Field>
  )
}
