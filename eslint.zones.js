// Which folders may import which (architecture §3), as lint rules: a wrong import is red in the editor.
import { readdirSync } from 'node:fs'

const SRC = { client: './packages/api-client/src', ui: './packages/ui/src', dialogs: './packages/dialogs/src', console: './apps/console/src', server: './apps/server/src' }

/** Sections of the console: `administration`, `monitoring`, … */
const FEATURES = readdirSync(new URL('apps/console/src/features', import.meta.url))

/** Inside the console: app → layout → features → screens → lib. `app` may import everything. */
const consoleZones = [
  { target: `${SRC.console}/lib`, from: ['app', 'layout', 'features', 'screens'].map((folder) => `${SRC.console}/${folder}`), message: 'lib is imported by every folder of the console and imports none of them.' },
  { target: `${SRC.console}/screens`, from: ['app', 'layout', 'features'].map((folder) => `${SRC.console}/${folder}`), message: 'A kind of screen must not import features, layout or app: a screen passes in what is special to it.' },
  { target: `${SRC.console}/features/overview`, from: `${SRC.console}/screens/index.ts`, message: 'The overview is the first page: it imports single modules of screens, because the index loads every kind of screen.' },
  { target: `${SRC.console}/features`, from: `${SRC.console}/layout`, message: 'A feature must not import the layout around it.' },
  { target: `${SRC.console}/features`, from: `${SRC.console}/app`, except: ['./overlay/overlay.actor.ts'], message: 'A feature takes from app only the overlay actor, which opens the exception list.' },
  ...FEATURES.map((feature) => ({
    target: `${SRC.console}/features/${feature}`, from: `${SRC.console}/features`, except: [`./${feature}`],
    message: 'A feature must not import another feature: what both use belongs into lib or screens.',
  })),
]

/** Imports between folders that are refused. */
export const zones = [
  { target: SRC.client, from: [SRC.ui, SRC.dialogs, SRC.console, SRC.server], message: 'api-client must not import another package of this repository.' },
  { target: SRC.ui, from: [SRC.client, SRC.dialogs, SRC.console, SRC.server], message: 'ui must not import the client, dialogs or apps: it holds no fire-alarm terms and makes no calls.' },
  { target: SRC.dialogs, from: [SRC.console, SRC.server], message: 'dialogs must not import the console or the server.' },
  { target: SRC.console, from: [SRC.server], message: 'The console reaches the server only by requests through api-client.' },
  { target: SRC.server, from: [SRC.ui, SRC.dialogs, SRC.console], message: 'The server must not import client packages: it takes wire schemas from api-client/wire only.' },
  {
    target: `${SRC.server}/domain`,
    from: `${SRC.server}/http`,
    except: [
      './app-env.ts', './envelope.ts', './errors.ts', './filters.ts', './http.messages.ts', './import-result.ts', './import-work.ts', './parameters.ts',
      './request-facts.ts', './resource', './responses.ts', './session.queries.ts', './session.ts', './unit-of-work.ts', './wire-flag.ts', './wire-time.ts', './write-work.ts',
    ],
    message: 'A domain module imports only the listed helpers of http, neither routes nor the table of rights.',
  },
  { target: `${SRC.server}/db`, from: [`${SRC.server}/domain`, `${SRC.server}/http`, `${SRC.server}/alarms`], message: 'db must not import domain modules, http or alarms: it holds tables and SQL.' },
  ...consoleZones,
  // resources: calls of the root entry; groups: calls of entries that a screen loads (README of the package)
  { target: `${SRC.client}/{codes,decoding,transport,alarm-socket}/**/*`, from: [`${SRC.client}/resources/**/*`, `${SRC.client}/groups/**/*`], message: 'Calls import these folders; these folders must not import calls.' },
  { target: `${SRC.client}/resources`, from: `${SRC.client}/groups`, message: 'The root entry must not load a group: resources never import groups.' },
  { target: `${SRC.client}/groups`, from: `${SRC.client}/resources`, except: ['./for-groups.ts'], message: 'Groups take from resources only what resources/for-groups.ts names.' },
]

const DEEP = {
  group: ['@smart-fire/*/src/*', '@smart-fire/*/src', '@smart-fire/*/dist/*', '**/packages/*/src/*'],
  message: 'Import a package by an entry of its exports map.',
}
const ZOD = { group: ['zod'], message: 'valibot decodes our responses; zod is twenty times its size.' }
const group = (names, message) => ({ group: names, message })
const rule = (...patterns) => ({ patterns: [DEEP, ZOD, ...patterns] })

const OVERLAYS = {
  name: '@chakra-ui/react',
  importNames: ['Portal', 'Dialog', 'Drawer', 'Popover', 'Menu', 'Tooltip', 'Toaster', 'createToaster', 'ChakraProvider', 'defaultSystem', 'Select', 'HoverCard'],
  message: 'Overlays, portals and toasts come from @smart-fire/ui, which gives them our own root.',
}

export const forbiddenImports = {
  everywhere: rule(),
  byFolder: {
    'packages/api-client': {
      except: ['**/mock/**', '**/*.test.ts'],
      rule: rule(group(['react', 'react-dom', 'react/*', 'xstate', '@xstate/*', '@smart-fire/*', 'msw', 'msw/*', '@chakra-ui/*'], 'api-client: axios and valibot only; msw inside mock/.')),
    },
    'packages/ui': {
      except: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rule: rule(group(['axios', 'xstate', '@xstate/*', '@smart-fire/*'], 'ui must not import the client, dialogs or state machines: it holds no fire-alarm terms and makes no calls.')),
    },
    'packages/dialogs': {
      except: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rule: { ...rule(group(['axios', 'ol', 'ol/*', '@visx/*', 'd3', 'd3-*', 'react-router'], 'dialogs draw with ui and make calls with api-client.'), group(['@chakra-ui/*', '@emotion/*'], 'Boxes and texts come from @smart-fire/ui/layout, overlays, portals and toasts from @smart-fire/ui (ADR 59).'), group(['@smart-fire/console', '@smart-fire/server'], 'dialogs must not import the apps.')) },
    },
    'apps/console': {
      except: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rule: { ...rule(group(['axios', 'ol', 'ol/*', '@visx/*', 'd3', 'd3-*', '@smart-fire/server'], 'The console imports the three packages by their entries.')), paths: [OVERLAYS] },
    },
    'apps/server': {
      except: ['**/*.test.ts', '**/testing/**'],
      rule: rule(
        group(['@smart-fire/ui', '@smart-fire/dialogs', '@smart-fire/console', 'react', 'react-dom', '@smart-fire/api-client/mock'], 'The server must not import client packages: it takes wire schemas from api-client/wire only.'),
        { regex: '^@smart-fire/api-client$', message: 'The server takes codes and schemas from @smart-fire/api-client/wire.' },
      ),
    },
  },
}

const ALLOWED = {
  'addressed-dialog': ['exception-list', 'floor-plan', 'hydrant', 'building-detail', 'sensor-realtime'],
  'alarm-feed': ['floor-plan', 'hydrant', 'confirm-exception'],
  'building-detail': [],
  'confirm-exception': ['floor-plan', 'hydrant'],
  'exception-list': ['floor-plan', 'hydrant', 'confirm-exception'],
  elements: ['alarm-feed', 'exception-list', 'floor-plan', 'hydrant', 'sensor-realtime'],
  'floor-plan': ['sensor-realtime', 'not-enabled', 'building-detail'],
  hydrant: ['sensor-realtime', 'not-enabled'],
  'not-enabled': [],
  'sensor-realtime': [],
  // no dialogs: every dialog may import these two
  'paged-list': [],
  provider: [],
}
const DIALOGS = Object.keys(ALLOWED).filter((name) => name !== 'provider' && name !== 'paged-list')

/** Between dialogs only the listed imports are allowed, and only as `import()`. A machine imports neither React nor messages. */
export const dialogArrows = [
  ...Object.keys(ALLOWED).map((dialog) => ({
    files: [`packages/dialogs/src/${dialog}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...DIALOGS.filter((other) => other !== dialog).map((other) => ({
          selector: `ImportDeclaration[importKind!="type"][source.value=/^\\.\\.\\x2f(\\.\\.\\x2f)?${other}(\\x2f|$)/]`,
          message: ALLOWED[dialog].includes(other) ? `Load ${other} lazily: import('../${other}').` : `${dialog} must not import ${other} (architecture §3).`,
        })),
        ...DIALOGS.filter((other) => other !== dialog && !ALLOWED[dialog].includes(other)).map((other) => ({
          selector: `ImportExpression[source.value=/^\\.\\.\\x2f(\\.\\.\\x2f)?${other}(\\x2f|$)/]`,
          message: `${dialog} must not import ${other} (architecture §3).`,
        })),
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Untrusted text is text (trust B3).' },
        { selector: 'CallExpression[callee.name="setInterval"]', message: 'A hidden tab throttles intervals: start timers from events (domain 2).' },
      ],
    },
  })),
  {
    files: ['**/*.machine.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['react', 'react-dom', '@xstate/react', '@chakra-ui/*', '@smart-fire/ui', 'axios', '*.messages', '**/*.messages', '**/*.calls', '**/*.tsx'], message: 'A machine imports xstate and types only.' }] },
      ],
    },
  },
]

const QUERY_CALLS = '[callee.property.name=/^(select|selectDistinct|insert|update|delete|execute)$/]'
const SQL_MESSAGE = 'SQL lives in *.queries.ts (pages.md 5).'

/** Inside the server only `*.queries.ts` and `db` import drizzle and make queries; any file may import types of drizzle. */
export const serverArrows = [
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.queries.ts', 'apps/server/src/{db,seed,testing}/**', '**/*.{test,harness}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportDeclaration[importKind!="type"][source.value=/^drizzle-orm/]', message: SQL_MESSAGE },
        { selector: `CallExpression[callee.object.name=/^(tx|db)$/]${QUERY_CALLS}`, message: SQL_MESSAGE },
        { selector: `CallExpression[callee.object.property.name="db"]${QUERY_CALLS}`, message: SQL_MESSAGE },
        { selector: 'CallExpression[callee.name="setInterval"]', message: 'Use repeat(): its work never overlaps itself.' },
      ],
    },
  },
]
