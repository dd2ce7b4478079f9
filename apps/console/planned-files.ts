/** Every page and lazy part of the console with all modules that it imports, also through others. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** A file of the build. */
export interface PlannedFile {
  name: string
  modules: ReadonlySet<string>
}

const CONSOLE_PAGE = 'index.html'
const INSPECTOR_PAGE = 'inspect.html'
const SESSION = 'src/app/session/start-session.ts'
const SIGNED_IN = 'src/layout/signed-in-console.tsx'
const OVERVIEW = 'src/features/overview/index.ts'
const ALARM_FEED = '../../packages/dialogs/src/alarm-feed/index.ts'
const LIST_SCREEN = 'src/screens/list-screen/list-screen.tsx'
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/
const DIALOG = /packages\/dialogs\/src\/[a-z-]+\/index\.ts$/

/**
 * The files that hold what several pages and lazy parts need. Left to itself the bundler makes a file for every combination of them: 120
 * for the first view, each compressed alone and named in the table of every file that loads it later.
 *
 * Whatever the modules of a file import is in that file, in one before it, or in none of them. So no two files import each other.
 */
export function planFiles(needs: Needs): PlannedFile[] {
  const of = (name: string) => needs.get(name) ?? fail(`The console has no part ${name}: was it renamed?`)
  const others = (known: readonly string[]) => [...needs].filter(([name]) => !known.includes(name))
  const entries = entriesOfTheirOwn(needs)
  const planned = new Set<string>()
  const files: PlannedFile[] = []
  function plan(name: string, wanted: ReadonlySet<string>) {
    files.push({ name, modules: new Set([...wanted].filter((module) => !planned.has(module) && !entries.has(module))) })
    leave(wanted)
  }
  function leave(wanted: ReadonlySet<string>) {
    for (const module of wanted) planned.add(module)
  }

  // the two pages; libraries stay in the cache of a browser when a release changes our own code
  const bothPages = sharedBy(2, [of(CONSOLE_PAGE), of(INSPECTOR_PAGE)])
  plan('react', modulesBy(bothPages, REACT))
  plan('pages', bothPages)
  plan('base', librariesOf(of(CONSOLE_PAGE)))
  plan('login', of(CONSOLE_PAGE))
  // the machine of the session and its library, which the login page loads when it is drawn
  plan('machines', librariesOf(of(SESSION)))
  plan('session', of(SESSION))
  plan('checks', sharedBy(2, [of(INSPECTOR_PAGE), new Set([...of(SIGNED_IN), ...of(OVERVIEW)])]))
  // what only the inspector's page and lazy parts share must not bring the console to the inspector: a few kilobytes
  plan('inspector', alsoIn(others([INSPECTOR_PAGE]), of(INSPECTOR_PAGE)))
  leave(of(INSPECTOR_PAGE))

  // what every signed-in user loads, in the order in which it is loaded
  plan('libraries', librariesOf(of(SIGNED_IN)))
  plan('console', of(SIGNED_IN))
  plan('view', alsoIn(others([OVERVIEW]), of(OVERVIEW)))
  plan('alarms', alsoIn(others([ALARM_FEED]), of(ALARM_FEED)))

  // what comes with a dialog or with a list: only modules that most of them need
  plan('dialog', sharedBy(3, [...needs].filter(([name]) => DIALOG.test(name)).map(([, modules]) => modules)))
  const lists = [...needs].filter(([, modules]) => [...modules].some((module) => isAt(module, LIST_SCREEN)))
  for (const [, modules] of others(lists.map(([name]) => name))) leave(modules)
  plan('list', sharedBy(Math.ceil(lists.length / 2), lists.map(([, modules]) => modules)))
  return files
}

/** The modules that are in at least so many of the sets. */
function sharedBy(least: number, sets: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const module of set) counts.set(module, (counts.get(module) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= least).map(([module]) => module))
}

function modulesBy(wanted: ReadonlySet<string>, test: RegExp): Set<string> {
  return new Set([...wanted].filter((module) => test.test(module)))
}

/** The modules that a package manager installed. None of them imports one of ours. */
const librariesOf = (wanted: ReadonlySet<string>) => modulesBy(wanted, /[\\/]node_modules[\\/]/)

function alsoIn(parts: readonly (readonly [string, ReadonlySet<string>])[], wanted: ReadonlySet<string>): Set<string> {
  return new Set([...wanted].filter((module) => parts.some(([, modules]) => modules.has(module))))
}

/** Modules with which one page or lazy part begins and which nothing else imports: each keeps a file of its own, by which it is known. */
function entriesOfTheirOwn(needs: Needs): Set<string> {
  const shared = sharedBy(2, [...needs.values()])
  return new Set([...needs].flatMap(([name, modules]) => [...modules].filter((module) => !shared.has(module) && isAt(module, name))))
}

/** Whether a module has this path, seen from the console. */
const isAt = (module: string, name: string) => module.replaceAll('\\', '/').endsWith(`/${name.replace(/^(\.\.\/)+/, '')}`)

function fail(message: string): never {
  throw new Error(message)
}
