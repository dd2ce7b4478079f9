const LONGEST_WAIT_MS = 12_000

/**
 * Runs `work` while no other tab of this browser runs the same; at once if the browser has no locks (plain http). A
 * tab that is frozen while it holds the lock does not block the others for ever.
 */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
  if (!locks) return work()
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin)
  } catch (error) {
    if (begun) throw error
    return begin()
  }
}
