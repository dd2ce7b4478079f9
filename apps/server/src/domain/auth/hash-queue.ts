import { availableParallelism } from 'node:os'

import { BusyError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'

/** one core is left to the calls */
export const MAX_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 20

/** A hash costs half a second of a core: at most two run at once, twenty wait, more are refused (trust B4). */
export function createHashQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: Array<() => void> = []

  async function enter(): Promise<void> {
    if (running < MAX_RUNNING) {
      running += 1
      return
    }
    if (waiting.length >= MAX_WAITING) throw new BusyError(zhCN.tooBusy)
    // the work that has ended passes its place on, so `running` stays the same
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
