import type { AlarmFrame } from '@smart-fire/api-client'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { anAnswer } from './alarm-client.fixtures'
import type { AlarmClientActor } from './alarm-client.actor'
import { alarmClientMachine } from './alarm-client.machine'
import { selectStatus } from './alarm-client.selectors'
import type { AlarmClientEvent, CountAnswer, CountQuestion, FetchedRecords, SessionAnswer, SocketCommand } from './alarm-client.types'

/** The link on a simulated clock; every call waits until the test answers it. */
export class Rig {
  readonly clock = new SimulatedClock()
  readonly commands: SocketCommand[] = []
  readonly fetches: Question<FetchedRecords>[] = []
  readonly counts: Question<Omit<CountAnswer, 'changes'>>[] = []
  readonly sessions: Question<SessionAnswer>[] = []
  readonly emitted: string[] = []
  readonly alarms: { key: string; late: boolean }[] = []
  readonly actor: AlarmClientActor

  constructor({ guards = {} }: { guards?: { silenceOverslept?: () => boolean } } = {}) {
    this.actor = createActor(
      alarmClientMachine.provide({
        guards,
        actors: {
          socket: fromCallback<SocketCommand>(({ receive }) => receive((command) => this.commands.push(command))),
          page: fromCallback<AlarmClientEvent>(() => undefined),
          fetchUnhandled: fromPromise<FetchedRecords>(({ signal }) => ask(this.fetches, signal)),
          fetchCount: fromPromise<CountAnswer, CountQuestion>(async ({ input, signal }) => ({
            ...input,
            ...(await ask(this.counts, signal)),
          })),
          askSession: fromPromise<SessionAnswer, { ask: boolean }>(({ input, signal }) =>
            input.ask ? ask(this.sessions, signal) : Promise.resolve('unknown'),
          ),
        },
      }),
      { clock: this.clock },
    )
    this.actor.on('alarms', ({ alarms }) => this.alarms.push(...alarms.map(({ key, late }) => ({ key, late }))))
    this.actor.on('*', ({ type }) => this.emitted.push(type))
    this.actor.start()
  }

  get link() {
    return selectStatus(this.actor.getSnapshot()).link
  }
  get status() {
    return selectStatus(this.actor.getSnapshot())
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
  hear(...frames: AlarmFrame[]) {
    this.actor.send({ type: 'frames.received', frames, at: this.clock.now() })
  }
  pass(ms: number) {
    this.clock.increment(ms)
  }
  async answer(records: Parameters<typeof anAnswer>[0] = [], part: Partial<FetchedRecords> = {}) {
    last(this.fetches).resolve(anAnswer(records, { at: this.clock.now(), ...part }))
    await settled()
  }
  async goLive(records: Parameters<typeof anAnswer>[0] = []) {
    this.open()
    await this.answer(records)
  }
}

interface Question<T> {
  resolve(answer: T): void
  reject(error: Error): void
  signal: AbortSignal
}

function ask<T>(questions: Question<T>[], signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => questions.push({ resolve, reject, signal }))
}

export function last<T>(items: T[]): T {
  const item = items.at(-1)
  if (item === undefined) throw new Error('nothing was asked')
  return item
}

/** Promises of answered questions have run. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
