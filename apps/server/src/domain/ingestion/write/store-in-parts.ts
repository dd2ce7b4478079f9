/** SQLSTATE class 22: the database refuses the data themselves, so that trying again cannot help. */
const DATA_ERROR = /^22/

/**
 * Stores items in one piece; when the database refuses the data of some item, in halves, so that only this item is lost.
 * Gives the results of the pieces, and the items that cannot be stored. Any other error is thrown.
 */
export async function storeInParts<Item, Result>(
  items: Item[],
  store: (items: Item[]) => Promise<Result>,
): Promise<{ results: Result[]; refused: Item[] }> {
  try {
    return { results: [await store(items)], refused: [] }
  } catch (error) {
    if (!isDataError(error)) throw error
    if (items.length <= 1) return { results: [], refused: items }
  }
  const middle = Math.ceil(items.length / 2)
  const first = await storeInParts(items.slice(0, middle), store)
  const second = await storeInParts(items.slice(middle), store)
  return { results: [...first.results, ...second.results], refused: [...first.refused, ...second.refused] }
}

/** Drivers and the query builder wrap the error of the database in others. */
export function isDataError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && DATA_ERROR.test(error.code)) return true
  return isDataError(error.cause)
}
