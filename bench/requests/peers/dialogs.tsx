import axios from 'axios'
import { createApiClient } from '@smart-fire/api-client'
import { BuildingDetailDialog } from '@smart-fire/dialogs/building-detail'
import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { HydrantDialog } from '@smart-fire/dialogs/hydrant'
import { NotEnabledDialog } from '@smart-fire/dialogs/not-enabled'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { SensorRealtimePanel } from '@smart-fire/dialogs/sensor-realtime'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

const onClose = () => choose(null)
const building = { open: true, onClose, buildingId: '12', channelId: '1' }

/** Each dialog with the states in which all its requested data is shown. */
const DIALOGS: Record<string, [ReactElement, string[]]> = {
  'floor plan, list': [<FloorPlanDialog {...building} floor={3} />, ['list.ready', 'records.ready', 'floorData.ready', 'wholeData.ready']],
  'floor plan, picture': [<FloorPlanDialog {...building} floor={3} mode="image" />, ['mode.image.ready', 'records.ready', 'floorData.ready', 'wholeData.ready']],
  'real-time panel': [<SensorRealtimePanel open onClose={onClose} sensorId="501" channelId="1" />, ['sensor.ready', 'chart.ready', 'list.']],
  'not-enabled list': [<NotEnabledDialog {...building} floor={3} />, ['list.ready']],
  'building detail': [<BuildingDetailDialog open onClose={onClose} buildingId="12" />, ['ready']],
  hydrant: [<HydrantDialog open onClose={onClose} hydrantId="31" channelId="5" />, ['mode.map.ready', 'records.ready', 'unit.ready', 'monitoring.', 'outlets.ready', 'notEnabled.ready']],
}

const TOKEN = 'mock-token'
const client = createApiClient({ getToken: () => TOKEN })
let choose: (name: string | null) => void = () => undefined

function App() {
  const [name, setName] = useState<string | null>(null)
  choose = setName
  return name === null ? null : DIALOGS[name]?.[0]
}

const statesNow = () => [...document.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state).join(' ')
const frame = () => new Promise(requestAnimationFrame)

async function until(holds: () => boolean) {
  const end = performance.now() + 30_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`it shows ${statesNow()}`)
    await frame()
  }
}

interface Call {
  method: string
  url: string
  data: string | undefined
}

/** Records the method and body of each request, which the browser's timings do not contain. */
const told: Call[] = []
const { open: opened, send: sent } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
  told.push({ method, url: String(url), data: undefined })
  opened.call(this, method, url, true)
}
XMLHttpRequest.prototype.send = function (body) {
  const call = told.at(-1)
  if (call && typeof body === 'string') call.data = body
  sent.call(this, body)
}

interface TimedRequest {
  url: string
  from: number
  to: number
}

/** Opens a dialog until all its data is shown; resolves with the time and with the start and end of each request. */
async function open(name: string): Promise<{ ms: number; requests: TimedRequest[]; calls: Call[] }> {
  told.length = 0
  performance.clearResourceTimings()
  const begin = performance.now()
  choose(name)
  const wanted = DIALOGS[name]?.[1] ?? []
  await until(() => wanted.every((state) => statesNow().includes(state)) && !/loading|refreshing/.test(statesNow()))
  const ms = performance.now() - begin
  const timings = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'xmlhttprequest')
  const calls = [...told]
  const requests = timings.map(({ name: url, startTime, duration }) => ({ url, from: startTime - begin, to: startTime + duration - begin }))
  choose(null)
  await until(() => document.querySelector('[role="dialog"]') === null)
  return { ms, requests, calls }
}

/** Makes the same calls all at once, without a dialog. */
async function bare(calls: Call[]): Promise<number> {
  const begin = performance.now()
  await Promise.all(calls.map((call) => axios.request({ ...call, headers: { Authorization: TOKEN, 'Content-Type': 'application/json' } })))
  return performance.now() - begin
}

createRoot(document.getElementById('root') ?? document.body).render(
  <SmartFireProvider client={client}>
    <App />
  </SmartFireProvider>,
)
Object.assign(globalThis, { bench: { open, bare, names: Object.keys(DIALOGS) } })
