/** How labels are laid out on what they are printed on; the sizes are those that people buy (mm). */
export interface LabelSheet {
  columns: number
  rows: number
  width: number
  height: number
}

/** The pages are named in `label-print.css`. */
export const LABEL_SHEETS = {
  a4x24: { columns: 3, rows: 8, width: 70, height: 37 },
  a4x10: { columns: 2, rows: 5, width: 105, height: 57 },
  roll: { columns: 1, rows: 1, width: 60, height: 39.5 },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetName = keyof typeof LABEL_SHEETS
export const LABEL_SHEET_NAMES = Object.keys(LABEL_SHEETS) as LabelSheetName[]

/** The labels page by page. */
export function pagesOf<Label>(labels: readonly Label[], { columns, rows }: LabelSheet): Label[][] {
  const size = columns * rows
  return Array.from({ length: Math.ceil(labels.length / size) }, (_, page) => labels.slice(page * size, (page + 1) * size))
}
