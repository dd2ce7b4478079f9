const CODES = [1000, 1001, 1011, 1012, 1013, 4001, 4399]

/** The ways to end a link. Each acts on the platform, or on the desk for a failure of the network. */
const ENDS = [
  { name: 'close', weight: 6, run: ({ platform, random }) => platform.end(random.pick(CODES)) },
  { name: 'terminate', weight: 3, run: ({ platform }) => platform.end(null) },
  { name: 'refused upgrade', weight: 2, run: ({ platform, random }) => {
    Object.assign(platform.faults, { refuseUpgrades: 1 + random.below(3), upgradeStatus: random.pick([401, 503]) })
    platform.end(random.pick([1001, 1012]))
  } },
  { name: 'let in and refused', weight: 1, run: ({ platform }) => {
    platform.faults.closeOnOpen = 1
    platform.end(1012)
  } },
  { name: 'restart with a new epoch', weight: 1, run: ({ platform, world }) => {
    world.restart()
    platform.end(1012)
  } },
  { name: 'half-open', weight: 1, run: ({ platform }) => platform.halfOpen() },
  { name: 'offline', weight: 1, run: ({ desk }) => desk.actor.send({ type: 'network.lost' }) },
  { name: 'network back in mid-attempt', weight: 1, run: ({ desk, platform }) => {
    platform.end(null)
    desk.actor.send({ type: 'network.back', at: Date.now() })
    desk.actor.send({ type: 'network.back', at: Date.now() })
  } },
  { name: 'sleep', weight: 1, run: ({ desk }) => desk.actor.send({ type: 'page.awake', at: Date.now() + 3_600_000 }) },
]

const TOTAL = ENDS.reduce((sum, { weight }) => sum + weight, 0)

export function drawEnd(random) {
  let place = random.below(TOTAL)
  return ENDS.find(({ weight }) => (place -= weight) < 0)
}

/** Calls that fail until the next disconnect, while the others work. */
const CALLS = ['getNothandlerCount', 'deviceAbnormal/pageList', 'deviceFacilitiesAbnormal/pageList', 'deviceFireMainAbnormal/pageList']

/** The behaviour of the platform until the next disconnect: mostly good, sometimes slow, failing, repeating or losing frames. */
export function drawWeather(random) {
  return {
    garbage: random.chance(0.2) ? 0.3 : 0,
    duplicate: random.chance(0.3) ? 0.3 : 0,
    swap: random.chance(0.3) ? 0.3 : 0,
    drop: random.chance(0.15) ? 0.2 : 0,
    slowMs: random.chance(0.3) ? 40 : 0,
    listsFail: random.chance(0.15) ? 1 + random.below(3) : 0,
    emptied: random.chance(0.3) ? 1 + random.below(3) : 0,
    gone: random.chance(0.15) ? random.pick(CALLS) : null,
    greeting: random.chance(0.8) ? 'honest' : random.pick(['none', 'empty', 'wrong']),
  }
}
