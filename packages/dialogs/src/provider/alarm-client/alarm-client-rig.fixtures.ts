import type { AlarmFrame } from '@smart-fire/api-client'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { aResponse } from './alarm-client.fixtures'
import type { AlarmClientActor } from './alarm-client.machine'
import { alarmClientMachine } from './alarm-client.machine'
import { EMPTY_LEDGER, type Ledger } from './ledger'
import { statusOf } from './alarm-client-status'
import type { CountResponse, FetchedRecords, SessionState, SocketCommand } from './alarm-client.types'

/** The alarm link on a simulated clock. Every call stays open until the test resolves or rejects it. */
export class Rig {
  readonly clock = new SimulatedClock()
  readonly commands: SocketCommand[] = []
  readonly fetches: OpenCall<FetchedRecords>[] = []
  readonly counts: OpenCall<Omit<CountResponse, 'changes'>>[] = []
  readonly sessions: OpenCall<SessionState>[] = []
  readonly emitted: string[] = []
  /** whether the newest request for the lists also asks for the alarms of fire doors */
  asksDoors = false
  readonly alarms: { key: string; late: boolean }[] = []
  readonly actor: AlarmClientActor

  constructor({ guards = {}, ledger = EMPTY_LEDGER }: { guards?: { silenceOverslept?: () => boolean }; ledger?: Ledger } = {}) {
    this.actor = createActor(
      alarmClientMachine.provide({
        guards,
        actors: {
          socket: fromCallback(({ receive }) => receive((command) => this.commands.push(command))),
          page: fromCallback(() => undefined),
          fetchUnhandled: fromPromise(({ input: { asksDoors }, signal }) => {
            this.asksDoors = asksDoors
            return call(this.fetches, signal)
          }),
          fetchCount: fromPromise(async ({ input, signal }) => ({
            ...input,
            ...(await call(this.counts, signal)),
          })),
          checkSession: fromPromise(({ input, signal }) =>
            input.check ? call(this.sessions, signal) : Promise.resolve('unknown'),
          ),
        },
      }),
      { clock: this.clock, input: { ledger } },
    )
    this.actor.on('alarms', ({ alarms }) => this.alarms.push(...alarms.map(({ key, late }) => ({ key, late }))))
    this.actor.on('*', ({ type }) => this.emitted.push(type))
    this.actor.start()
  }

  get link() {
    return statusOf(this.actor.getSnapshot()).link
  }
  get status() {
    return statusOf(this.actor.getSnapshot())
  }
  get connects() {
    return this.commands.filter(({ type }) => type === 'socket.connect').length
  }
  open() {
    this.actor.send({ type: 'socket.opened', at: this.clock.now() })
  }
  close(code = 1006, opened = true) {
    this.actor.send({ type: 'socket.closed', code, opened })
  }
  /** an outage of the link */
  reopen() {
    this.close()
    this.pass(3_000)
    this.open()
  }
  receive(...frames: AlarmFrame[]) {
    this.actor.send({ type: 'frames.received', frames, at: this.clock.now() })
  }
  pass(ms: number) {
    this.clock.increment(ms)
  }
  async respond(records: Parameters<typeof aResponse>[0] = [], part: Partial<FetchedRecords> = {}) {
    last(this.fetches).resolve(aResponse(records, { at: this.clock.now(), ...part }))
    await settled()
  }
  async goLive(records: Parameters<typeof aResponse>[0] = []) {
    this.open()
    await this.respond(records)
  }
}

interface OpenCall<T> {
  resolve(response: T): void
  reject(error: Error): void
  signal: AbortSignal
}

function call<T>(calls: OpenCall<T>[], signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => calls.push({ resolve, reject, signal }))
}

export function last<T>(items: T[]): T {
  const item = items.at(-1)
  if (item === undefined) throw new Error('no call is open')
  return item
}

/** Waits until the callbacks of settled promises have run. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
