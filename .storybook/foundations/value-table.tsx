import type { ReactNode } from 'react'
import { Copyable } from './copyable'

export interface ValueRow {
  /** the name by which a style uses it: `bg.canvas` */
  name: string
  values: readonly string[]
  /** what the value looks like */
  sample: ReactNode
  note?: string
}

interface ValueTableProps {
  caption: string
  /** the headings of the values */
  head: readonly string[]
  rows: readonly ValueRow[]
}

/** Tokens with a sample, and their names and values to copy. */
export function ValueTable({ caption, head, rows }: ValueTableProps) {
  const isNoted = rows.some(({ note }) => note !== undefined)
  const isSampled = rows.some(({ sample }) => sample !== null)
  return (
    <table className="values">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {head.map((words) => <th key={words} scope="col">{words}</th>)}
          {isSampled ? <th scope="col">Sample 示例</th> : null}
          {isNoted ? <th scope="col">Note</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, sample, note }) => (
          <tr key={name}>
            <td><Copyable>{name}</Copyable></td>
            {values.map((value, at) => <td key={head[at]}><Copyable>{value}</Copyable></td>)}
            {isSampled ? <td>{sample}</td> : null}
            {isNoted ? <td>{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
