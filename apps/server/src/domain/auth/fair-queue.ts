import { BusyError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'

export interface FairQueueLimits {
  running: number
  /** of all together */
  waiting: number
  /** of one address: more than a watch room signs in at once */
  waitingOfOne: number
}

/** Runs the work in turns of the addresses; rejects with 429, before the work begins, when too many wait. */
export type FairQueue = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  let running = 0
  let waiting = 0
  /** the address whose turn is next comes first */
  const lines = new Map<string, Array<() => void>>()

  async function enter(address: string): Promise<void> {
    if (running < limits.running) {
      running += 1
      return
    }
    const line = lines.get(address) ?? []
    if (waiting >= limits.waiting || line.length >= limits.waitingOfOne) throw new BusyError(zhCN.tooBusy)
    lines.set(address, line)
    waiting += 1
    // the work that has ended passes its place on, so `running` stays the same
    await new Promise<void>((resolve) => line.push(resolve))
  }

  function leave(): void {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [address, line] = next
    const start = line.shift()
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    waiting -= 1
    start?.()
  }

  return async (address, work) => {
    await enter(address)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
