import { BusyError } from './errors'
import { zhCN } from './http.messages'

/** How many reads of one user run at once, and how many more may wait: a console asks for about twenty at most. */
export const USER_SHARE = { running: 3, waiting: 60 } as const

interface Share {
  running: number
  waiting: Set<() => void>
}

/** Bounds what one user takes of the connections that all users share. */
export interface UserShares {
  /** Runs the work when it is this user's turn; rejects with the signal's reason when it is aborted before, 429 when too many wait. */
  take: <Result>(userId: string, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
}

export function createUserShares(): UserShares {
  const shares = new Map<string, Share>()

  function leave(userId: string, share: Share): void {
    share.running -= 1
    share.waiting.values().next().value?.()
    if (share.running === 0) shares.delete(userId)
  }

  return {
    async take(userId, work, signal) {
      const share = shares.get(userId) ?? { running: 0, waiting: new Set() }
      shares.set(userId, share)
      if (share.running < USER_SHARE.running) share.running += 1
      else await turnOf(share, signal)
      try {
        return await work()
      } finally {
        leave(userId, share)
      }
    },
  }
}

/** Resolves when a running read has ended; its place is taken then. */
function turnOf(share: Share, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (share.waiting.size >= USER_SHARE.waiting) throw new BusyError(zhCN.tooBusy)
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      share.waiting.delete(start)
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    }
    const start = () => {
      share.waiting.delete(start)
      share.running += 1
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    signal.addEventListener('abort', giveUp, { once: true })
    share.waiting.add(start)
  })
}
