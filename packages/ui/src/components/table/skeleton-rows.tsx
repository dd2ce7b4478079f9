/** Grey lines in the place of rows, as high as the rows to come, so that nothing jumps. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="fs-skeleton" aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => <td key={column}><span style={{ width: `${lineWidth(row, column)}%` }} /></td>)}
    </tr>
  ))
}

/** Uneven like text, the same at every render. */
function lineWidth(row: number, column: number): number {
  return 38 + ((row * 7 + column * 13) % 5) * 9
}
