import { Fragment } from 'react'

/** A table of a guide page. Text within backticks is rendered as code. */
export function DocTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">{words}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((words, at) => (
              <td key={head[at]}>{withCode(words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function withCode(words: string) {
  return words.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>))
}
