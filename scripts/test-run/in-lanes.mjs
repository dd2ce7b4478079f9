/** Runs the work for all items with a limited number at a time. Resolves with the results in the order of the items. */
export async function inLanes(items, lanes, work) {
  const results = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
