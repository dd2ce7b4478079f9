import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Screen } from '../../apps/console/src/app/routes/screen'
import type { ScreenKey } from '../../apps/console/src/lib/screen-key'
import type { DeclaredScreen } from '../../apps/console/src/screens/declared-screen'
import type { FormRound, ScreenSample } from '../../apps/console/src/testing/screen-sample'

const CONSOLE = path.resolve(import.meta.dirname, '../../apps/console/src')
/** inside the console's folder, so that its libraries are resolved */
const BUILT = path.resolve(CONSOLE, '../node_modules/.cache/e2e')

interface ConsoleData {
  routes: readonly Screen[]
  /** each tab of a screen with tabs is an entry of its own; `tab` is its name in the address, null for the first one */
  declared: readonly { screens: readonly DeclaredScreen[]; round: FormRound | null; tab: string | null }[]
  screenOf: (key: ScreenKey) => DeclaredScreen
  /** a tab of a screen with tabs, e.g. the list of sites in site management */
  tabOf: (key: ScreenKey, name: string) => DeclaredScreen
}

let loaded: Promise<ConsoleData> | null = null

/** Loaded once for all the tests of a process. */
export function consoleData(): Promise<ConsoleData> {
  loaded ??= load()
  return loaded
}

/**
 * The route table and the declared screens of the console, as data. They are built from source as the console is, and the
 * libraries stay external: this takes a second; loading each file by itself would take half a minute.
 */
async function load(): Promise<ConsoleData> {
  const outfile = path.join(BUILT, `${process.pid}.mjs`)
  await build({
    stdin: { contents: entry(declarations()), resolveDir: CONSOLE, loader: 'ts' },
    bundle: true, platform: 'node', format: 'esm', jsx: 'automatic', outfile, logLevel: 'error',
    conditions: ['@smart-fire/source'],
    plugins: [{ name: 'nothing lazy', setup: (own) => own.onResolve({ filter: /./ }, ({ kind, path: name }) => (kind === 'dynamic-import' ? { path: name, external: true } : null)) }],
  })
  const { routes, declared } = (await import(pathToFileURL(outfile).href)) as { routes: readonly Screen[]; declared: readonly [DeclaredScreen | readonly DeclaredScreen[], ScreenSample][] }
  const own = declared.flatMap(([screens, sample]) => [screens].flat().every(({ parts }) => parts === undefined)
    ? [{ screens: [screens].flat(), round: sample.round ?? null, tab: null }]
    : [screens].flat().flatMap((whole) => [{ screens: [whole], round: null, tab: null }, ...tabsOf(whole, sample)]))
  const screenOf = (key: ScreenKey) => found(own.flatMap(({ screens }) => screens), key)
  return { routes, declared: own, screenOf, tabOf: (key, name) => tabIn(screenOf(key), name) }
}

/** The lists in the tabs of a screen, each with its own round; the sample of the screen is that of the first one. */
const tabsOf = ({ parts = {} }: DeclaredScreen, sample: ScreenSample) => Object.entries(parts).map(([name, part], at) => ({
  screens: [part], round: (at === 0 ? sample.round : sample.parts?.[name]?.round) ?? null, tab: at === 0 ? null : name,
}))

function found(screens: readonly DeclaredScreen[], key: ScreenKey): DeclaredScreen {
  const screen = screens.find((each) => each.key === key)
  if (screen === undefined) throw new Error(`${key} is not declared`)
  return screen
}

function tabIn({ key, parts }: DeclaredScreen, name: string): DeclaredScreen {
  const tab = parts?.[name]
  if (tab === undefined) throw new Error(`${key} has no tab ${name}`)
  return tab
}

/** Every `*.screen.tsx` without its ending; each has a sample beside it (routes.test.ts). */
function declarations(): string[] {
  const ending = '.screen.tsx'
  return readdirSync(path.join(CONSOLE, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `./features/${file.slice(0, -ending.length).replaceAll('\\', '/')}`)
    .sort()
}

function entry(files: readonly string[]): string {
  return [
    `export { SCREENS as routes } from './app/routes/screens'`,
    ...files.flatMap((file, at) => [`import screen${at} from '${file}.screen'`, `import sample${at} from '${file}.sample'`]),
    `export const declared = [${files.map((_, at) => `[screen${at}, sample${at}]`).join(', ')}]`,
  ].join('\n')
}
