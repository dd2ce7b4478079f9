import { ControlError, type CameraControl, type ControlTarget, type Velocity } from './camera-control'

/** A camera turns on for at most so long after the last move that arrived. */
export const HOLD_MS = 1_000
/** The camera itself stops after this, in case the server dies; longer than `HOLD_MS`, so that the server is first. */
const DEVICE_STOP_MS = 2_000
const STOP_TRIES = 3

/** How a hold has ended: let go, nothing heard any more, the camera failed, the server stops, or a preset was called. */
export type HoldEnd = 'released' | 'silent' | 'failed' | 'closed' | 'preset'

/** A hold that is over: from the first move until the camera was told to stop. */
export interface EndedHold {
  ms: number
  directions: string[]
  end: HoldEnd
  /** whether the camera has confirmed that it stops */
  stopped: boolean
}

export interface HeldMove {
  /** names the camera */
  key: string
  /** names the session that holds it */
  who: string
  target: ControlTarget
  velocity: Velocity
  /** records what was done; the hold is over when it has resolved */
  onEnd: (hold: EndedHold) => Promise<void>
}

interface Hold extends HeldMove {
  startedAt: number
  directions: Set<string>
  timer: NodeJS.Timeout
  /** commands of one camera go out one after the other, so that no move overtakes a stop */
  last: Promise<void>
  isSending: boolean
  /** set once it ends; tells whether the camera has confirmed that it stops */
  ending: Promise<boolean> | null
  /** why the camera did not move */
  failure: Error | null
}

/** Cameras that are being turned. */
export interface Holds {
  /** begins a hold or goes on with it; rejects with `taken` while another session holds the camera */
  move(move: HeldMove): Promise<void>
  stop(held: Pick<HeldMove, 'key' | 'who' | 'target'>): Promise<void>
  goTo(held: Pick<HeldMove, 'key' | 'who' | 'target'>, preset: string): Promise<void>
  /** stops all cameras that are being turned */
  close(): Promise<void>
}

/** Sends moves to cameras and stops each one by itself when no further move arrives: a closed tab or a lost connection leaves no camera turning. */
export function createHolds(control: CameraControl, steady: () => number): Holds {
  const holds = new Map<string, Hold>()

  function begin(move: HeldMove): Hold {
    const hold: Hold = { ...move, startedAt: steady(), directions: new Set(), timer: setTimeout(() => undefined, 0), last: Promise.resolve(), isSending: false, ending: null, failure: null }
    holds.set(move.key, hold)
    return hold
  }

  /** The hold of this session, once an earlier one is over; without one, what `otherwise` makes, before anybody else can begin one. */
  async function ownHold<None extends Hold | null>({ key, who }: Pick<HeldMove, 'key' | 'who'>, otherwise: () => None): Promise<Hold | None> {
    for (let hold = holds.get(key); hold; hold = holds.get(key)) {
      // who holds on is told at once, not after the last attempt to stop
      if (hold.failure !== null) throw hold.failure
      if (hold.ending) await hold.ending
      else if (hold.who !== who) throw new ControlError('taken')
      else return hold
    }
    return otherwise()
  }

  function send(hold: Hold): Promise<void> {
    const { target, velocity } = hold
    hold.isSending = true
    hold.last = hold.last.catch(() => undefined).then(() => (hold.ending ? undefined : control.move(target, velocity, DEVICE_STOP_MS))).finally(() => {
      hold.isSending = false
    })
    return hold.last
  }

  function end(hold: Hold, how: HoldEnd): Promise<boolean> {
    clearTimeout(hold.timer)
    hold.ending ??= finish(hold, how)
    return hold.ending
  }

  async function finish(hold: Hold, how: HoldEnd): Promise<boolean> {
    await hold.last.catch(() => undefined)
    const stopped = await stopSurely(hold.target)
    holds.delete(hold.key)
    await hold.onEnd({ ms: Math.round(steady() - hold.startedAt), directions: [...hold.directions], end: how, stopped })
    return stopped
  }

  async function stopSurely(target: ControlTarget): Promise<boolean> {
    for (let tries = 0; tries < STOP_TRIES; tries += 1) {
      if (await control.stop(target).then(() => true, () => false)) return true
    }
    return false
  }

  return {
    async move(move) {
      const hold = await ownHold(move, () => begin(move))
      clearTimeout(hold.timer)
      hold.timer = setTimeout(() => void end(hold, 'silent'), HOLD_MS)
      for (const direction of directionsOf(move.velocity)) hold.directions.add(direction)
      const isSame = JSON.stringify(hold.velocity) === JSON.stringify(move.velocity)
      // a slow camera is not given one more command for each repetition
      if (hold.isSending && isSame) return
      hold.velocity = move.velocity
      try {
        await send(hold)
      } catch (error) {
        hold.failure = error instanceof Error ? error : new Error(String(error))
        void end(hold, 'failed')
        throw error
      }
    },
    async stop(held) {
      const hold = await ownHold(held, () => null)
      // without a hold here another process may have it
      if (!hold) return control.stop(held.target)
      if (!(await end(hold, 'released'))) throw new ControlError('noAnswer', 'the camera does not confirm that it stops')
    },
    async goTo(held, preset) {
      const hold = await ownHold(held, () => null)
      if (hold) await end(hold, 'preset')
      await control.goTo(held.target, preset)
    },
    async close() {
      await Promise.all([...holds.values()].map((hold) => end(hold, 'closed')))
    },
  }
}

function directionsOf({ pan, tilt, zoom }: Velocity): string[] {
  return [pan < 0 && 'left', pan > 0 && 'right', tilt < 0 && 'down', tilt > 0 && 'up', zoom < 0 && 'out', zoom > 0 && 'in'].filter((name) => name !== false)
}
