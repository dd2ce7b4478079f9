import type { Database, Duty } from '../db/database'
import type { Simulator } from './simulator'

/** Several processes may serve one city; one of them simulates it. */
export const SIMULATION_DUTY = 119_120

/** Runs a simulator while this process holds the duty; takes the duty over when its holder has ended. */
export interface SoleSimulator {
  /** called by the timer: starts the simulator when the duty is free, stops it when the duty is lost */
  check(): Promise<void>
  stop(): Promise<void>
}

export function createSoleSimulator(database: Pick<Database, 'takeDuty'>, create: () => Simulator): SoleSimulator {
  let duty: Duty | null = null
  let simulator: Simulator | null = null
  let stopped = false

  const isWanted = () => duty === null && !stopped

  async function end(): Promise<void> {
    await simulator?.stop()
    simulator = null
    await duty?.release()
    duty = null
  }

  return {
    async check() {
      if (duty?.isHeld() === false) await end()
      if (!isWanted()) return
      const taken = await database.takeDuty(SIMULATION_DUTY)
      if (!taken) return
      // a slow database: another check has taken it meanwhile, or the server is being stopped
      if (!isWanted()) return taken.release()
      duty = taken
      simulator = create()
      simulator.start()
    },
    async stop() {
      stopped = true
      await end()
    },
  }
}
