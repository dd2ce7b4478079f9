import { Desk } from './desk.mjs'
import { drawEnd, drawWeather } from './fault-script.mjs'
import { HostilePlatform } from './platform.mjs'
import { seededRandom } from './random.mjs'
import { World } from './world.mjs'

const SETTLE_MS = 20_000
/** the alarm client closes a half-open link after 60 s of its scaled time */
const END_MS = 500

/** Ends a number of links while alarms arrive; resolves with the lost, repeated and remaining ones. */
export async function runDisconnects({ seed, disconnects, alarmsEach, legacy, mixed = false }) {
  const random = seededRandom(seed)
  const world = new World(random, { legacy, mixed })
  const platform = new HostilePlatform(world, random)
  const desk = new Desk(await platform.listen())
  const struck = new Map()
  const began = Date.now()
  desk.start()
  await until(() => desk.isSettled, () => describe(desk))

  while (desk.disconnects < disconnects) {
    Object.assign(platform.faults, drawWeather(random))
    const alarms = 1 + random.below(alarmsEach * 2)
    for (let index = 0; index < alarms; index += 1) {
      world.happen()
      if (random.chance(0.4)) await pause(random.below(3))
    }
    handleSome({ world, desk, random })
    const end = drawEnd(random)
    struck.set(end.name, (struck.get(end.name) ?? 0) + 1)
    const before = desk.disconnects
    end.run({ world, platform, desk, random })
    // sometimes the next disconnect comes before the lists of this connection have loaded
    if (random.chance(0.3)) await pause(random.below(30))
    // a fault during a connection attempt may end no link
    else await until(() => desk.disconnects > before && desk.status.link === 'live', () => '', END_MS).catch(() => undefined)
  }

  platform.heal()
  const truth = () => desk.isSettled && desk.unresolved.size === 0 && same(desk.known, [...world.open.keys()])
  const inTime = await until(truth, () => describe(desk)).then(() => true, (error) => error.message)
  const result = tally({ world, desk, legacy })
  desk.actor.stop()
  const timers = desk.timers
  await until(() => desk.unclosed === 0 && platform.sockets.size === 0, () => 'sockets stay').catch(() => undefined)
  const leftSockets = desk.unclosed + platform.sockets.size
  await platform.close()
  return { seed, ms: Date.now() - began, struck: Object.fromEntries(struck), inTime, ...result, timers, leftSockets }
}

function tally({ world, desk }) {
  const times = (key) => desk.announced.get(key) ?? 0
  const lost = world.raised.filter(({ key, isUnseen }) => times(key) === 0 && !isUnseen)
  const twice = world.raised.filter(({ key }) => times(key) > 1)
  return {
    disconnects: desk.disconnects,
    alarms: world.raised.length,
    repeats: world.repeats,
    handledUnseen: world.raised.filter(({ isUnseen }) => isUnseen).length,
    late: desk.late,
    lateRepeats: desk.lateRepeats,
    lost: lost.length,
    twice: twice.length,
    phantoms: desk.phantoms,
    unknown: [...desk.announced.keys()].filter((key) => !world.raised.some((raised) => raised.key === key)).length,
    outOfOrder: outOfOrder(world.raised, desk.order),
    pending: desk.status.pendingCount,
    open: world.open.size,
    mostSockets: desk.mostSockets,
    unreadable: desk.status.unreadableFrames,
  }
}

/** Alarms of a device that were announced before an earlier one of the same device. Its points of one moment have no order. */
function outOfOrder(raised, order) {
  const before = new Map()
  let wrong = 0
  for (const { key, device, at, isUnseen } of raised) {
    const place = order.get(key)
    // one that was handled before it was announced may still come with a replay
    if (place === undefined || isUnseen) continue
    const last = before.get(device)
    if (last && at > last.at && place < last.place) wrong += 1
    before.set(device, { at, place })
  }
  return wrong
}

/** Gives verdicts on records that the desk has announced, as this operator or as another; sometimes another handles one before. */
function handleSome({ world, desk, random }) {
  const shown = [...world.open.keys()].filter((key) => desk.announced.has(key))
  while (shown.length > 40) {
    const [key] = shown.splice(random.below(shown.length), 1)
    const { kind, id } = world.open.get(key).record
    world.handle(key)
    if (random.chance(0.5)) desk.actor.send({ type: 'record.handled', record: { kind, id } })
  }
  const unseen = [...world.open.keys()].filter((key) => !desk.announced.has(key))
  if (unseen.length > 0 && random.chance(0.1)) world.handleUnseen(random.pick(unseen))
}

function same(a, b) {
  return a.length === b.length && new Set([...a, ...b]).size === a.length
}

const describe = (desk) => JSON.stringify({ value: desk.actor.getSnapshot().value, unresolved: desk.unresolved.size, known: desk.known.length, pending: desk.status.pendingCount })
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(holds, state, ms = SETTLE_MS) {
  const end = Date.now() + ms
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not in time: ${state()}`)
    await pause(2)
  }
}
