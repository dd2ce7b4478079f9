import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run, runNode } from '../lib/run.mjs'

/** The module resolutions of TypeScript that a host may use; without `skipLibCheck`, so that an error in a declaration of ours is its error too. */
const RESOLUTIONS = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
]
/** The TypeScript of this repository, and the oldest that a host may have. */
const [NEWEST, OLDEST] = ['', 'hosts/typescript-5.6'].map((folder) => path.join(ROOT, folder, 'node_modules/typescript'))
const STRICT = { target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx', strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true }

/** Entries whose declarations name Chakra or XState: for our other packages, and for hosts that write machines (ADR 59). */
const NOT_FOR_HOSTS = /\/(?:layout|regions|testing|mock)$/

/** A portal in TypeScript: elements with their properties and events, and the React components. */
const ELEMENTS_PAGE = `
import { defineElements, type FsJsxElements, type FsVueElements } from '@smart-fire/dialogs/elements'

defineElements()
const plan = document.querySelector('fs-floor-plan')
if (plan) {
  plan.buildingId = '12'
  plan.floor = 3
  plan.mode = 'image'
  plan.getToken = () => null
  // @ts-expect-error no such mode
  plan.mode = 'upside-down'
}
document.querySelector('fs-alarm-feed')?.addEventListener('fs-alarm', ({ detail }) => detail.alarms.map(({ points: [first] }) => first.buildingName))
export const props: FsJsxElements['fs-hydrant'] = { hydrantId: '1', channelId: '9', open: true, 'onfs-close': (event) => event.detail }
export const component: FsVueElements['fs-hydrant'] | null = null
`
const REACT_PAGE = `
import { ConfirmExceptionDialog } from '@smart-fire/dialogs/confirm-exception'
import { SensorRealtimePanel } from '@smart-fire/dialogs/sensor-realtime'
import type { ReactElement } from 'react'

declare module 'react' { namespace JSX { interface IntrinsicElements extends FsJsxElements {} } }
import type { FsJsxElements } from '@smart-fire/dialogs/elements'

export const page: ReactElement[] = [
  <SensorRealtimePanel key="1" open onClose={() => undefined} sensorId="501" channelId="1" />,
  <ConfirmExceptionDialog key="2" open onClose={() => undefined} record={{ kind: 'general', id: '7', category: '1', buildingName: 'A' }} />,
  <fs-floor-plan key="3" buildingId="12" open onfs-close={({ detail }) => detail} />,
]
`

/** Compiles hosts against the packed declarations. A host of the elements has no types of React, and so cannot check our declarations. */
export async function hostTypeProblems(tarballs, folder) {
  const own = path.join(folder, 'node_modules/@smart-fire')
  const entries = []
  for (const [name, tarball] of Object.entries(tarballs)) {
    fs.mkdirSync(path.join(own, name), { recursive: true })
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', path.join(own, name)], { capture: true })
    const { exports } = JSON.parse(fs.readFileSync(path.join(own, name, 'package.json'), 'utf8'))
    entries.push(...Object.keys(exports).filter((entry) => entry !== './package.json' && !NOT_FOR_HOSTS.test(entry)).map((entry) => path.posix.join('@smart-fire', name, entry)))
  }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'portal', private: true, type: 'module' }))
  fs.writeFileSync(path.join(folder, 'elements-page.ts'), ELEMENTS_PAGE)
  fs.writeFileSync(path.join(folder, 'react-page.tsx'), REACT_PAGE)
  fs.writeFileSync(path.join(folder, 'everything.ts'), entries.map((entry, at) => `export * as entry${at} from '${entry}'`).join('\n'))
  for (const name of ['axios', 'valibot']) link(folder, name)
  const withoutReact = await compile(NEWEST, folder, ['elements-page.ts'], RESOLUTIONS.slice(0, 1), { skipLibCheck: true })
  for (const name of ['@types/react', 'csstype']) link(folder, name)
  const problems = []
  for (const compiler of [NEWEST, OLDEST]) problems.push(...(await compile(compiler, folder, ['elements-page.ts', 'react-page.tsx', 'everything.ts'], RESOLUTIONS)))
  return [...withoutReact, ...problems]
}

async function compile(compiler, folder, files, resolutions, changes = {}) {
  const { version } = JSON.parse(fs.readFileSync(path.join(compiler, 'package.json'), 'utf8'))
  const problems = []
  for (const resolution of resolutions) {
    const config = path.join(folder, `tsconfig.${resolution.moduleResolution}.json`)
    fs.writeFileSync(config, JSON.stringify({ compilerOptions: { ...STRICT, ...resolution, ...changes }, files }))
    const { code, output } = await runNode(path.join(compiler, 'bin/tsc'), ['-p', config], { cwd: folder, capture: true })
    if (code !== 0) problems.push(`A host with TypeScript ${version} does not compile under moduleResolution ${resolution.moduleResolution}:\n${output}`)
  }
  return problems
}

function link(folder, name) {
  const target = path.join(folder, 'node_modules', name)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules', name), target, 'junction')
}
