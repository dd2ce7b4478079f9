interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/** A batch waits so long for the one before it: a statement that is stuck must not hold up everyone. */
const PATIENCE_MS = 100
/** In a crowd, a batch is gathered for so long. */
const GATHER_MS = 20

/**
 * Makes work for one out of work for many: the calls of one turn of the event loop, those that come while an earlier batch is at work, and
 * in a crowd those of a moment become one batch. Node accepts about one connection in a turn, so each of 500 people who come back after a
 * restart would otherwise wait for the statements of all before; on a calm server each call is worked for at once. `work` begins after
 * the calls that it answers and gives one result for each item, in their order; when it fails, it has failed for all of its batch.
 */
export function inBatches<Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>): (item: Item) => Promise<Result> {
  let gathered: Waiting<Item, Result>[] = []
  let before: Promise<void> = Promise.resolve()
  const comesInCrowd = crowdOf<Item>()

  async function run(): Promise<void> {
    const batch = gathered
    gathered = []
    try {
      const results = await work(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error(`${results.length} results for ${batch.length} items`)
      results.forEach((result, index) => batch[index]?.resolve(result))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function begin(): Promise<void> {
    await endOrPatience(before)
    before = run()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const isCrowded = comesInCrowd(item)
      if (gathered.length === 0) {
        if (isCrowded) setTimeout(() => void begin(), GATHER_MS)
        else setImmediate(() => void begin())
      }
      gathered.push({ item, resolve, reject })
    })
}

/** So many calls, by so many callers at least, within this time are a crowd; a floor plan, which makes most, opens with 17. */
const CROWD = { calls: 24, callers: 4, withinMs: 200 } as const

/**
 * Tells whether a call is part of a crowd: of many calls within a short time, by several callers. The item stands for the caller. A single
 * caller is never a crowd, however fast a script calls, and so does not wait.
 */
function crowdOf<Item>(): (item: Item) => boolean {
  let latest: { item: Item; at: number }[] = []
  return (item) => {
    const at = performance.now()
    latest = [...latest.slice(1 - CROWD.calls), { item, at }]
    const isFast = latest.length === CROWD.calls && at - (latest[0]?.at ?? at) < CROWD.withinMs
    return isFast && new Set(latest.map((call) => call.item)).size >= CROWD.callers
  }
}

function endOrPatience(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
