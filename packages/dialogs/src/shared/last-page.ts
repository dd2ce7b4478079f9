/** The last page that has rows; page 1 when there are none. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}
