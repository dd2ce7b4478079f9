import { afterEach, beforeEach } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { selectSound } from './alarm-feed.actor'
import { arrived } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedEmitted, AlarmFeedEvent, SpeakerCommand } from './alarm-feed.types'

/** What the actors of the feed were told, and how many of each run. */
function notes() {
  return {
    commands: [] as SpeakerCommand[], leads: [] as string[], desktop: [] as string[], emitted: [] as AlarmFeedEmitted[], pauses: [] as number[],
    running: { siren: 0, ticker: 0, watch: 0 },
  }
}

function start(clock: SimulatedClock, told: ReturnType<typeof notes>, acknowledged: ReadonlySet<string>) {
  const runs = (name: keyof typeof told.running) => {
    told.running[name] += 1
    return () => void (told.running[name] -= 1)
  }
  const logic = alarmFeedMachine.provide({
    actors: {
      speaker: fromCallback(({ receive }) => receive((command) => told.commands.push(command))),
      lead: fromCallback(({ receive }) => receive(({ type }) => told.leads.push(type))),
      desktop: fromCallback(({ receive }) => receive(({ type }) => told.desktop.push(type))),
      siren: fromCallback(({ input, sendBack }) => {
        told.pauses.push(input.pauseMs)
        sendBack({ type: 'siren.due' })
        return runs('siren')
      }),
      ticker: fromCallback(() => runs('ticker')),
      watch: fromCallback(() => runs('watch')),
    },
  })
  const actor = createActor(logic, { clock, input: { acknowledged } })
  actor.on('*', (one) => told.emitted.push(one))
  return actor.start()
}

/** The machine of the feed on a simulated clock, with actors that note what they are told. It begins anew with each test of the file. */
export function aFeedMachine() {
  const begin = (acknowledged: ReadonlySet<string> = new Set()) => {
    const clock = new SimulatedClock()
    const told = notes()
    return { clock, told, actor: start(clock, told, acknowledged) }
  }
  const feed = begin()
  feed.actor.stop()
  beforeEach(() => void Object.assign(feed, begin()))
  afterEach(() => void feed.actor.stop())

  const send = (event: AlarmFeedEvent) => feed.actor.send(event)
  const update = (received: ReturnType<typeof arrived>) => send({ type: 'update.received', update: received, at: feed.clock.now() })
  return {
    feed, send, update,
    /** a page that is loaded after this was acknowledged */
    reload: (acknowledged: ReadonlySet<string>) => {
      feed.actor.stop()
      Object.assign(feed, begin(acknowledged))
    },
    unlock: () => send({ type: 'sound.unlocked', at: feed.clock.now() }),
    arrive: (...alarms: Parameters<typeof arrived>) => update(arrived(...alarms)),
    sound: () => selectSound(feed.actor.getSnapshot()),
    played: () => feed.told.commands.flatMap((command) => (command.type === 'speaker.play' ? [command.sound] : [])),
  }
}
