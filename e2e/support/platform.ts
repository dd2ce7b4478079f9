import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 120_000

/** The picture code of automated runs; other sign-ins get a random one (domain 13). */
export const FIXED_CODE = 'ABCD'

/** A portal at an origin of its own, whose pages may call the platform. */
export const PORTAL_ORIGIN = 'http://portal.localhost'

/** The response of the ingestion path to a raised event. */
export interface RaisedEvent {
  device: { id: number; name: string; building: string; floor: number; tenantId: string }
  records: { kind: string; id: number }[]
}

type City = 'demo' | 'none'

/** The platform of `npm start` on an empty data folder, with the simulator off. */
export class Platform {
  readonly origin: string
  private readonly port: number
  private readonly city: City
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'smart-fire-e2e-'))
  private process: ChildProcess | null = null
  private output = ''

  private constructor(port: number, city: City) {
    this.port = port
    this.city = city
    this.origin = `http://127.0.0.1:${port}`
  }

  /** With the demo city, or with `none` as a real platform begins. */
  static async start({ city = 'demo' }: { city?: City } = {}): Promise<Platform> {
    const platform = new Platform(await freePort(), city)
    await platform.run()
    return platform
  }

  /** Starts the server again on the same data, as after a crash or an update. */
  async run(): Promise<void> {
    this.output = ''
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env: this.environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    const collect = (chunk: Buffer) => { this.output += chunk.toString() }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    this.process = child
    await this.untilReady(child)
  }

  /** Stops the server as Ctrl-C does; resolves with its exit code. */
  async stop(): Promise<number | null> {
    const child = this.process
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    return gone
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Raises an event: one POST to the ingestion path, as `npm run raise` does. */
  async raise(event: 'fire' | 'fault' | 'restore', where: Record<string, unknown> = {}): Promise<RaisedEvent> {
    const response = await fetch(`${this.origin}/api/ingest/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gateway-key': this.keyOf(where.tenantId) },
      body: JSON.stringify({ event, ...where }),
    })
    if (!response.ok) throw new Error(`The ingestion path answered ${response.status}: ${await response.text()}`)
    const { data } = (await response.json()) as { data: RaisedEvent }
    return data
  }

  /** Sends one report of a gateway of the main tenant, as it travels. */
  async report(report: object): Promise<void> {
    const response = await fetch(`${this.origin}/api/ingest/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gateway-key': this.keyOf(undefined) },
      body: JSON.stringify({ reports: [report] }),
    })
    if (!response.ok) throw new Error(`The ingestion path answered ${response.status}: ${await response.text()}`)
  }

  /** The gateway key of a tenant of the demo city, the main one by default. */
  private keyOf(tenantId: unknown): string {
    const keys = JSON.parse(readFileSync(path.join(this.folder, 'gateway-keys.json'), 'utf8')) as Record<string, string>
    const key = typeof tenantId === 'string' ? keys[tenantId] : Object.values(keys)[0]
    if (key === undefined) throw new Error(`no gateway key of tenant ${String(tenantId)}`)
    return key
  }

  /** Everything that the server printed since it was started last. */
  printed(): string {
    return this.output
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.port),
      SMART_FIRE_DATA: this.folder,
      SMART_FIRE_FIXED_CODE: FIXED_CODE,
      // a quarter of a second of the processor for each sign-in otherwise
      SMART_FIRE_PASSWORD_COST: '10',
      SMART_FIRE_SIMULATOR: 'off',
      SMART_FIRE_CITY: this.city,
      SMART_FIRE_ALLOWED_ORIGINS: PORTAL_ORIGIN,
      // the identity provider of the tests
      SMART_FIRE_PROVIDERS_OVER_HTTP: '1',
      // the camera of the tests
      SMART_FIRE_CAMERA_NETWORKS: '127.0.0.0/8',
    }
  }

  private async untilReady(child: ChildProcess): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The platform ended with ${child.exitCode}:\n${this.output}`)
      if (await this.isReady()) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error(`The platform was not ready in time:\n${this.output}`)
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.origin}/api/health`).then((response) => response.ok, () => false)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
