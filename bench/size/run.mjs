import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/lib/root.mjs'
import { runNode } from '../../scripts/lib/run.mjs'
import { aligned, createReport, plainGoal } from '../lib/report.mjs'
import { compareWeights } from './compare.mjs'
import { weighEntries, weighModule, weighRoutes, weighViews } from './weigh.mjs'

const BASELINE = path.join(import.meta.dirname, 'baseline.json')
const KIB = 1024
const MOST_ROUTE_KIB = 40
const REACT = ['react', 'react-dom', 'react-dom/*', 'react/*']

const SIGNED_IN = ['index.html', 'src/app/session/start-session.ts', 'src/layout/signed-in-console.tsx', 'src/features/overview/index.ts']

/** The files of the first views. The sizes of lazy parts are counted in addition to the last view: the alarm feed comes on every page. */
const VIEWS = {
  'login view': ['index.html'],
  'first signed-in view': SIGNED_IN,
  'first signed-in view with the alarm feed': [...SIGNED_IN, '../../packages/dialogs/src/alarm-feed/index.ts'],
}

const SHELL = SIGNED_IN.slice(0, 3)
const isRoute = (source) => /^src\/features\/.*(\.screen\.tsx|(overview|realtime)\/index\.tsx?)$/.test(source)

/** Our components and the usual libraries for the same purpose, without React on both sides. */
const PAIRS = [
  {
    what: 'plan with markers: ours / Leaflet', theirs: `import 'leaflet'`,
    ours: `export { PlanViewport } from '@smart-fire/ui/viewport'`, without: ['@chakra-ui/*', '@emotion/*'],
  },
  {
    what: 'plan with markers: ours / OpenLayers',
    theirs: `export { default as Map } from 'ol/Map.js'; export { default as View } from 'ol/View.js'; export { default as Image } from 'ol/layer/Image.js'; export { default as Vector } from 'ol/layer/Vector.js'; export { default as Static } from 'ol/source/ImageStatic.js'; export { default as Source } from 'ol/source/Vector.js'`,
    ours: `export { PlanViewport } from '@smart-fire/ui/viewport'`, without: ['@chakra-ui/*', '@emotion/*'],
  },
  {
    what: 'time series: ours / ECharts', ours: `export { TimeSeriesChart } from '@smart-fire/ui/chart'`, without: ['@chakra-ui/*', '@emotion/*'],
    theirs: `import { LineChart } from 'echarts/charts'; import { GridComponent, TooltipComponent } from 'echarts/components'; import { init, use } from 'echarts/core'; import { CanvasRenderer } from 'echarts/renderers'; use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]); export { init }`,
  },
  { what: 'time series: ours / uPlot', ours: `export { TimeSeriesChart } from '@smart-fire/ui/chart'`, theirs: `export { default } from 'uplot'`, without: ['@chakra-ui/*', '@emotion/*'] },
  {
    what: 'table, button, status with their look: ours / antd', ours: `export { UiRoot, PagedTable, Button, StatusBadge } from '@smart-fire/ui'`, without: [],
    theirs: `export { ConfigProvider, Table, Button, Tag } from 'antd'; export { default } from 'antd/locale/zh_CN'`,
  },
]

/** Weighs entries, views and routes, and compares with the baseline. Without `peers`, as in npm test, it needs no library of others. */
export async function run({ update, peers }) {
  const report = createReport('size')
  const entries = await weighEntries()
  const built = await buildConsole()
  const views = weighViews(built, VIEWS)
  const now = { ...views, ...entries }
  const baseline = fs.existsSync(BASELINE) ? JSON.parse(fs.readFileSync(BASELINE, 'utf8')) : {}
  if (update) fs.writeFileSync(BASELINE, `${JSON.stringify(now, null, 2)}\n`)
  const compared = compareWeights(now, update ? now : baseline)
  const kib = (bytes) => (bytes === undefined ? '–' : (bytes / KIB).toFixed(1))
  const rows = compared.map(({ name, bytes, before, verdict }) => [name, kib(bytes), kib(before), bytes && before ? (bytes / before).toFixed(3) : '–', verdict === 'grown' ? 'GROWN' : verdict])
  for (const line of aligned([['KiB gzip before anything lazy', 'now', 'baseline', 'ratio', ''], ...rows])) report.print(line)
  report.print()
  for (const { what, ours, theirs, without } of peers ? PAIRS : []) {
    const [one, other] = await Promise.all([weighModule(ours, [...REACT, ...without]), weighModule(theirs, REACT)])
    report.print(`${what}: ${kib(one)} / ${kib(other)} = ${(one / other).toFixed(2)}`)
  }
  report.print()
  plainGoal(report, 'login view', views['login view'] / KIB, { most: 95, digits: 1, unit: ' KiB' })
  plainGoal(report, 'first signed-in view', views['first signed-in view'] / KIB, { most: 180, digits: 1, unit: ' KiB' })
  const routes = Object.entries(weighRoutes(built, SHELL, isRoute))
  for (const [route, bytes] of routes) {
    plainGoal(report, `own script of ${route.replace('src/features/', '')}`, bytes / KIB, { most: MOST_ROUTE_KIB, digits: 1, unit: ' KiB' })
  }
  const grown = compared.filter(({ verdict }) => verdict === 'grown')
  for (const { name } of grown) report.goals.push({ what: `${name} within 3 % of its baseline`, verdict: 'MISSED' })
  const tooHeavy = routes.filter(([, bytes]) => bytes > MOST_ROUTE_KIB * KIB)
  return Object.assign(report, { failed: grown.length + tooHeavy.length > 0 })
}

async function buildConsole() {
  const outDir = path.join(ROOT, 'bench/.cache/console')
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runNode(vite, ['build', '--manifest', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], { cwd: path.join(ROOT, 'apps/console'), capture: true })
  if (code !== 0) throw new Error(`The console cannot be built:\n${output}`)
  return outDir
}
