/** Grey placeholder rows of the height of real rows, so that the layout does not jump. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="fs-skeleton" aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => <td key={column}><span style={{ width: `${lineWidth(row, column)}%` }} /></td>)}
    </tr>
  ))
}

/** Uneven like text, and the same at every render. */
function lineWidth(row: number, column: number): number {
  return 38 + ((row * 7 + column * 13) % 5) * 9
}
