/** The samples of every peer: one per second, a slow wave with noise and rare single spikes. */
export interface Samples { at: Float64Array; value: Float64Array }

const START = Date.UTC(2026, 10, 20)

export function samplesOf(count: number, seed: number): Samples {
  const at = new Float64Array(count)
  const value = new Float64Array(count)
  let state = seed
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const noise = state / 4_294_967_296
    at[index] = START + index * 1000
    value[index] = 40 + 25 * Math.sin((index / count) * 9 + seed) + 6 * noise + (noise > 0.9995 ? 30 : 0)
  }
  return { at, value }
}

export const SIZE = { width: 980, height: 400 }

/** A chart of the comparison: draws the given samples into its element. */
export interface ChartPeer<Data> {
  /** Converts the samples to the format of the peer, before the measurement. */
  prepare(samples: Samples): Data
  draw(data: Data): void
}

/** Registers a peer for the runner. `?samples=` is the number of samples; every call of `next` draws other ones. */
export function offer<Data>(make: (root: HTMLElement) => ChartPeer<Data>) {
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const count = Number(new URLSearchParams(location.search).get('samples') ?? 1000)
  const peer = make(root)
  const stock = [1, 2].map((seed) => peer.prepare(samplesOf(count, seed)))
  let drawn = 0
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const next = async () => {
    const data = stock[drawn % 2]
    drawn += 1
    const begin = performance.now()
    if (data !== undefined) peer.draw(data)
    await frame()
    await frame()
    return performance.now() - begin
  }
  Object.assign(globalThis, {
    bench: {
      next,
      async many(times: number) {
        for (let time = 0; time < times; time += 1) await next()
      },
    },
  })
}
