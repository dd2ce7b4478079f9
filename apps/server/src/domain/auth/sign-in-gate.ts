import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusyError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { createFairQueue, type FairQueue } from './fair-queue'
import { createTokenBuckets } from './token-bucket'

/** Of one address: each attempt is a write, also a refused one. */
const ATTEMPTS = { burst: 120, perSecond: 5 } as const

/** Each sign-in computes for half a second: two at once, twenty waiting from one address, no one longer than a client waits. */
const SIGN_INS = { running: 2, waiting: 30, waitingOfOne: 20 } as const

/** What bounds the work of sign-ins. */
export interface Gate {
  /** throws when the address has made too many attempts */
  refuseFlood: (c: Context<AppEnv>) => void
  inTurn: FairQueue
}

export function createSignInGate(clock: Clock): Gate {
  const allows = createTokenBuckets(ATTEMPTS, clock)
  return {
    refuseFlood(c) {
      if (allows(c.get('ip'))) return
      c.header('Retry-After', '1')
      throw new BusyError(zhCN.tooBusy)
    },
    inTurn: createFairQueue(SIGN_INS),
  }
}
