// The page of the storm: the real provider and alarm feed, bundled from the sources; and a bare receive loop for comparison.
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const DESK = `
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@smart-fire/api-client'
import { LinkStatus, SmartFireProvider, StaleBanner, useAlarmClient, useAlarmUpdates } from '@smart-fire/dialogs/provider'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'

const desk = (window.desk = { announced: 0, late: 0, ended: 0, sockets: new Set(), timers: new Set(), status: null, link: null, seen: [], newestSeen: 0, sessionEnds: 0, expired: 0 })
const openWebSocket = (address) => {
  const socket = new WebSocket(address)
  desk.sockets.add(socket)
  socket.addEventListener('close', () => {
    desk.sockets.delete(socket)
    desk.closedAt = Date.now()
  })
  return socket
}
// lines of the console that the figure of the hidden tab reads: a hidden page cannot be asked
if (location.search.includes('log')) {
  document.addEventListener('visibilitychange', () => console.log('visibility ' + document.visibilityState))
  const tick = (began) => setTimeout(() => { console.log('timer ' + Math.round(performance.now() - began)); tick(performance.now()) }, 300)
  tick(performance.now())
}
if (location.search.includes('clock')) {
  const Clock = Date
  let jump = 0
  window.Date = class extends Clock {
    constructor(...parts) { super(...(parts.length === 0 ? [Clock.now() + jump] : parts)) }
    static now() { return Clock.now() + jump }
  }
  window.setClock = (ms) => { jump = ms }
  desk.ages = []
  setInterval(() => desk.ages.push(...[...document.body.innerText.matchAll(/(-?\\d+) (秒|分钟)前/g)].map(([, number, unit]) => Number(number) * (unit === '秒' ? 1 : 60))), 250)
}
let newest = 0
let due = false
if (location.search.includes('session')) setInterval(() => { desk.expired = Math.max(desk.expired, document.body.innerText.split('状态超时').length - 1) }, 250)
new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    const texts = type === 'characterData' ? [target.data] : [...addedNodes].map((node) => node.textContent ?? '')
    for (const text of texts) for (const [, mark] of text.matchAll(/标-(\\d+)/g)) newest = Math.max(newest, Number(mark))
    if (newest > desk.newestSeen && !due) {
      due = true
      requestAnimationFrame(() => {
        due = false
        desk.seen.push([(desk.newestSeen = newest), Date.now()])
      })
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true })

const client = createApiClient({ getToken: () => 'soak', openWebSocket })

function Watch() {
  const status = useAlarmClient()
  // read by the figure of the hidden tab as well
  if (location.search.includes('log') && desk.status?.link !== status.link) console.log('link ' + status.link)
  desk.status = status
  useAlarmUpdates((update) => {
    if (update.type === 'alarms' && location.search.includes('log')) console.log('received ' + (desk.announced + update.alarms.length))
    if (update.type === 'alarms') { desk.announced += update.alarms.length; desk.late += update.alarms.filter(({ late }) => late).length }
    if (update.type === 'records.ended') desk.ended += update.records.length
  })
  return null
}
function Clicker() {
  const [clicks, setClicks] = useState(0)
  return h('button', { id: 'click', style: { position: 'fixed', left: 8, bottom: 8 }, onClick: ({ nativeEvent }) => {
    setClicks(clicks + 1)
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => (window.clicks ??= []).push(performance.now() - nativeEvent.timeStamp); port2.postMessage(0) })
  } }, '点 ' + clicks)
}
function App() {
  return h(SmartFireProvider, { client, alarms: { userId: '9' }, onSessionEnd: () => { desk.sessionEnds += 1 } }, h(Watch), h(Clicker), h(LinkStatus), h(StaleBanner), h(AlarmFeed))
}
let root = null
window.mount = () => { root = createRoot(document.getElementById('root')); root.render(h(StrictMode, null, h(App))) }
window.unmount = () => root.unmount()
if (!location.search.includes('later')) window.mount()
`

const BARE = `
let count = 0
const button = document.createElement('button')
button.id = 'click'
button.textContent = '点'
document.body.append(button)
const text = document.createElement('output')
document.body.append(text)
let due = false
const socket = new WebSocket('ws://' + location.host + '/alarm/websocket?userId=9' + location.search.replace('?', '&'))
window.last = null
socket.onmessage = ({ data }) => {
  const sent = JSON.parse(data)
  for (const push of Array.isArray(sent) ? sent : [sent]) {
    if (!push.alarms) continue
    count += 1
    window.last = push
  }
  if (due) return
  due = true
  requestAnimationFrame(() => { due = false; text.textContent = String(count) })
}
button.onclick = ({ timeStamp }) => {
  button.textContent += '.'
  requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => (window.clicks ??= []).push(performance.now() - timeStamp); port2.postMessage(0) })
}
window.desk = { get status() { return { pendingCount: count, link: socket.readyState === 1 ? 'live' : 'connecting' } } }
`

/** The files of both pages, by path. */
export async function buildPages({ minify = true } = {}) {
  const resolveDir = fileURLToPath(new URL('../../packages/dialogs/src', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents: DESK, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    minify,
    outdir: '/',
    entryNames: 'desk',
    conditions: ['@smart-fire/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  const page = (script) => `<!doctype html><meta charset="utf-8"><title>soak</title><body><div id="root"></div>${script}`
  return new Map([
    ['/', page('<script type="module" src="/desk.js"></script>')],
    ['/bare', page(`<script>${BARE}</script>`)],
    ...outputFiles.map((file) => [file.path.slice(file.path.lastIndexOf('/')), file.text]),
  ])
}
