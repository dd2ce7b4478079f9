interface Drawn {
  figures: readonly unknown[]
  charts: readonly unknown[]
}

/** Charts stand two in a row; one that would stand alone, before a row of figures or at the end, takes the whole row. By group and place in it. */
export function filledRows(groups: readonly Drawn[]): boolean[][] {
  const filled = groups.map(({ charts }) => charts.map(() => false))
  let open: { group: number; chart: number } | null = null
  const close = () => {
    const alone = open === null ? undefined : filled[open.group]
    if (open !== null && alone) alone[open.chart] = true
    open = null
  }
  groups.forEach(({ figures, charts }, group) => {
    if (figures.length > 0) close()
    charts.forEach((_, chart) => {
      open = open === null ? { group, chart } : null
    })
  })
  close()
  return filled
}
