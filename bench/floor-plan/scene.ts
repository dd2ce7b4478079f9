/** The plan, markers and statuses of every peer. */
export const PLAN = { width: 4096, height: 3072 }
export const TONES = ['alarm', 'fault', 'offline', 'notEnabled', 'normal'] as const
export type SceneTone = (typeof TONES)[number]
export interface SceneMarker { id: string; x: number; y: number; tone: SceneTone }
export interface Change { id: string; tone: SceneTone }

/** The marker colours of the peers; our viewport has its own. */
export const COLOURS: Record<SceneTone, string> = { alarm: '#d92d20', fault: '#c77700', offline: '#7a4fd0', notEnabled: '#1570b8', normal: '#1f8f4d' }
export const RADIUS_PX = 11

/** A generator of numbers that are the same in every run. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export function aScene(count: number): SceneMarker[] {
  const random = randomOf(7)
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    x: 40 + Math.floor(random() * (PLAN.width - 80)),
    y: 40 + Math.floor(random() * (PLAN.height - 80)),
    tone: TONES[Math.floor(random() * TONES.length)] ?? 'normal',
  }))
}

/** The functions of a page that the runner calls. */
export interface FloorPlanBench {
  /** Draws plan and markers; resolves when the peer reports that it is ready. */
  start(): Promise<void>
  setTones(changes: readonly Change[]): void
  /** How often a tooltip was shown. */
  hits(): number
}

export interface PlanBenchPage extends FloorPlanBench {
  /** 100 changes a second: `perBatch` in each batch. Resolves after `ms`. */
  storm(ms: number, perBatch: number): Promise<number>
}

/** Registers a peer for the runner. The address contains `count`. */
export function offer(make: (root: HTMLElement, markers: readonly SceneMarker[]) => FloorPlanBench) {
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const count = Number(new URLSearchParams(location.search).get('markers') ?? 1000)
  const markers = aScene(count)
  const peer = make(root, markers)
  const random = randomOf(11)
  const change = (): Change => ({
    id: `m${Math.floor(random() * count)}`,
    tone: TONES[Math.floor(random() * TONES.length)] ?? 'normal',
  })
  const page: PlanBenchPage = {
    start() {
      performance.mark('bench-start')
      return peer.start()
    },
    setTones: (changes) => peer.setTones(changes),
    hits: () => peer.hits(),
    storm: (ms, perBatch) => storm(ms, perBatch, () => peer.setTones(Array.from({ length: perBatch }, change))),
  }
  Object.assign(globalThis, { bench: page })
}

/** Sends batches at their times. Late ones are not skipped, so that every peer gets the same number. */
function storm(ms: number, perBatch: number, send: () => void): Promise<number> {
  const every = perBatch * 10
  const begin = performance.now()
  const total = Math.floor(ms / every)
  let sent = 0
  return new Promise((resolve) => {
    const step = () => {
      while (sent < total && performance.now() >= begin + sent * every) {
        send()
        sent += 1
      }
      if (sent >= total) setTimeout(() => resolve(sent * perBatch), 200)
      else setTimeout(step, Math.max(0, begin + sent * every - performance.now()))
    }
    step()
  })
}
