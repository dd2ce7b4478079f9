// The page of the cycles: the real provider and dialogs, bundled from the sources, opened and closed on command.
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
// the scale is in metres when the map shows the place instead of the whole world
const isDrawn = () => /^\\d+ m$/.test(document.querySelector('.map-scale')?.textContent ?? '')
// each dialog with its props and the states with its first content; of the hydrant with all of it: the last dialog that was closed is kept for a while, and counts
const DIALOGS = {
  floorPlan: [FloorPlanDialog, { ...BUILDING, floor: 3 }, ['list.ready', 'records.ready', 'floorData.ready', 'wholeData.ready']],
  floorPlanImage: [FloorPlanDialog, { ...BUILDING, floor: 3, mode: 'image', sensorId: '501' }, ['popover.shown', 'records.ready', 'floorData.ready']],
  sensorRealtime: [SensorRealtimePanel, { sensorId: '501', channelId: '1' }, ['sensor.ready', 'chart.ready', 'list.empty']],
  notEnabled: [NotEnabledDialog, { ...BUILDING, floor: 3 }, ['list.ready']],
  buildingDetail: [BuildingDetailDialog, { buildingId: '12' }, ['ready']],
  hydrant: [HydrantDialog, { hydrantId: '31', channelId: '5' }, ['facility.ready', 'mode.map.ready', 'unit.ready', 'monitoring.ready', 'outlets.ready', 'notEnabled.ready', 'records.ready', 'live ready'], isDrawn], // the last one: the link of the dialog, then the state of the map
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

/** Opens a dialog until it shows its content, or for a number of frames; then closes it and waits until it is removed. */
const cycle = async (name, frames) => {
  const [, , wanted, isShown = () => true] = DIALOGS[name]
  choose(name)
  if (frames === null) await until(() => wanted.every((state) => states().includes(state)) && isShown(), () => name + ' shows ' + states())
  else for (let passed = 0; passed < frames; passed += 1) await new Promise(requestAnimationFrame)
  choose(null)
  await until(() => document.querySelector('[role="dialog"]') === null, () => name + ' does not go')
}
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** Releases two references that are no leaks: React keeps the previous tree until it renders again, the browser the last focused element. */
window.settle = async () => {
  const root = document.getElementById('root')
  root.tabIndex = -1
  root.focus()
  for (let times = 0; times < 3; times += 1) {
    renderAgain()
    await frame()
  }
}
/** Runs the cycles one after the other, alternating the names; each is closed after a number of frames, or (null) with its content. */
window.cycles = async (names, patience) => {
  for (const [index, frames] of patience.entries()) await cycle(names[index % names.length], frames)
}
`

/** The files of the page, by path. */
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
