// The page of the cycles: the real provider and the real dialogs, bundled from the sources, opened and closed on command.
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const PAGE = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Actor } from 'xstate'
import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { SensorRealtimePanel } from '@smart-fire/dialogs/sensor-realtime'
import { NotEnabledDialog } from '@smart-fire/dialogs/not-enabled'
import { BuildingDetailDialog } from '@smart-fire/dialogs/building-detail'
import { HydrantDialog } from '@smart-fire/dialogs/hydrant'

const BUILDING = { buildingId: '12', channelId: '1' }
// its scale counts in metres once it has drawn the place, not the whole world
const isDrawn = () => /^\\d+ m$/.test(document.querySelector('.map-scale')?.textContent ?? '')
// what is opened, and the states in which its first content stands
const DIALOGS = {
  floorPlan: [FloorPlanDialog, { ...BUILDING, floor: 3 }, ['mode.list.ready', 'records.ready', 'floorData.ready', 'wholeData.ready']],
  floorPlanImage: [FloorPlanDialog, { ...BUILDING, floor: 3, mode: 'image', sensorId: '501' }, ['popover.shown', 'records.ready', 'floorData.ready']],
  sensorRealtime: [SensorRealtimePanel, { target: { sensorId: '501', channelId: '1' } }, ['sensor.ready', 'chart.ready', 'history.']],
  notEnabled: [NotEnabledDialog, { ...BUILDING, floor: 3 }, ['list.ready']],
  buildingDetail: [BuildingDetailDialog, { buildingId: '12' }, ['ready']],
  hydrant: [HydrantDialog, { hydrantId: '31', channelId: '5' }, ['mode.map.ready', 'records.ready', 'heard ready'], isDrawn], // the map's own state follows the dialog's
}

window.ActorPrototype = Actor.prototype
const client = createApiClient({ getToken: () => 'mock-token' })
let choose = () => undefined
let renderAgain = () => undefined
function App() {
  const [name, setName] = useState(null)
  const [, setTimes] = useState(0)
  choose = setName
  renderAgain = () => setTimes((times) => times + 1)
  if (name === null) return null
  const [Dialog, props] = DIALOGS[name]
  return h(Dialog, { ...props, open: true, onClose: () => setName(null) })
}
createRoot(document.getElementById('root')).render(h(SmartFireProvider, { client, alarms: { userId: '7' } }, h(App)))

const until = (holds, what) => new Promise((resolve, reject) => {
  const end = performance.now() + 20_000
  const look = () => (holds() ? resolve() : performance.now() > end ? reject(new Error(what())) : requestAnimationFrame(look))
  look()
})
const states = () => [...document.querySelectorAll('[data-state]')].map((element) => element.dataset.state).join(' ')

/** Opened until its content stands, or only for so many frames of its loading; then closed until nothing of it is left. */
const cycle = async (name, frames) => {
  const [, , wanted, isShown = () => true] = DIALOGS[name]
  choose(name)
  if (frames === null) await until(() => wanted.every((state) => states().includes(state)) && isShown(), () => name + ' shows ' + states())
  else for (let passed = 0; passed < frames; passed += 1) await new Promise(requestAnimationFrame)
  choose(null)
  await until(() => document.querySelector('[role="dialog"]') === null, () => name + ' does not go')
}
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** React keeps the tree before the last one until it renders again, the browser where the focus was: neither is a leak. */
window.settle = async () => {
  const root = document.getElementById('root')
  root.tabIndex = -1
  root.focus()
  for (let times = 0; times < 3; times += 1) {
    renderAgain()
    await frame()
  }
}
/** One cycle after the other, the names in turn; for each the frames after which it is closed, or null when it is waited for. */
window.cycles = async (names, patience) => {
  for (const [index, frames] of patience.entries()) await cycle(names[index % names.length], frames)
}
`

/** The files of the page by path. */
export async function buildCyclesPage() {
  const resolveDir = fileURLToPath(new URL('../../packages/dialogs/src', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    minify: true,
    outdir: '/',
    entryNames: 'cycles',
    conditions: ['@smart-fire/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  const html = '<!doctype html><meta charset="utf-8"><title>cycles</title><body><div id="root"></div><script type="module" src="/cycles.js"></script>'
  return new Map([['/', html], ...outputFiles.map((file) => [file.path.slice(file.path.lastIndexOf('/')), file.text])])
}
