// Which way the arrows run (architecture §3), as lint rules so that a wrong import is red in the editor.

const SRC = { client: './packages/api-client/src', ui: './packages/ui/src', dialogs: './packages/dialogs/src', console: './apps/console/src', server: './apps/server/src' }

/** Folder-to-folder arrows that must not exist. */
export const zones = [
  { target: SRC.client, from: [SRC.ui, SRC.dialogs, SRC.console, SRC.server], message: 'api-client knows no other house package.' },
  { target: SRC.ui, from: [SRC.client, SRC.dialogs, SRC.console, SRC.server], message: 'ui knows nothing of fire or servers.' },
  { target: SRC.dialogs, from: [SRC.console, SRC.server], message: 'dialogs do not know the console or the server.' },
  { target: SRC.console, from: [SRC.server], message: 'The console speaks to the server over the wire only.' },
  { target: SRC.server, from: [SRC.ui, SRC.dialogs, SRC.console], message: 'The server knows wire schemas only.' },
  {
    target: `${SRC.server}/domain`,
    from: `${SRC.server}/http`,
    except: [
      './app-env.ts', './envelope.ts', './errors.ts', './filters.ts', './http.messages.ts', './import-work.ts', './parameters.ts',
      './request-facts.ts', './resource', './responses.ts', './session.ts', './unit-of-work.ts', './wire-time.ts', './write-work.ts',
    ],
    message: 'A domain module uses the public helpers of http; what is mounted where, and for whom, is not its business.',
  },
  { target: `${SRC.server}/db`, from: [`${SRC.server}/domain`, `${SRC.server}/http`, `${SRC.server}/alarms`], message: 'db knows tables and SQL, neither domain modules nor http.' },
  // resources: calls of the root entry; groups: calls of entries that a screen loads (README of the package)
  { target: `${SRC.client}/{codes,decoding,transport,alarm-socket}/**/*`, from: [`${SRC.client}/resources/**/*`, `${SRC.client}/groups/**/*`], message: 'Calls are made of these folders, not the other way round.' },
  { target: `${SRC.client}/resources`, from: `${SRC.client}/groups`, message: 'The root entry must not load a group: resources never import groups.' },
  { target: `${SRC.client}/groups`, from: `${SRC.client}/resources`, except: ['./for-groups.ts'], message: 'Groups take from resources only what resources/for-groups.ts names.' },
]

const DEEP = {
  group: ['@smart-fire/*/src/*', '@smart-fire/*/src', '@smart-fire/*/dist/*', '**/packages/*/src/*'],
  message: 'Import from the front door: the package entries in its exports map.',
}
const ZOD = { group: ['zod'], message: 'valibot reads our answers; zod is twenty times its size.' }
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
      rule: rule(group(['axios', 'xstate', '@xstate/*', '@smart-fire/*'], 'ui knows nothing of fire or servers.')),
    },
    'packages/dialogs': {
      except: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rule: { ...rule(group(['axios', 'ol', 'ol/*', '@visx/*', 'd3', 'd3-*', 'react-router'], 'dialogs draw through ui and ask through api-client.'), group(['@smart-fire/console', '@smart-fire/server'], 'dialogs do not know the apps.')), paths: [OVERLAYS] },
    },
    'apps/console': {
      except: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rule: { ...rule(group(['axios', 'ol', 'ol/*', '@visx/*', 'd3', 'd3-*', '@smart-fire/server'], 'The console uses the three packages by their public faces.')), paths: [OVERLAYS] },
    },
    'apps/server': {
      except: ['**/*.test.ts', '**/testing/**'],
      rule: rule(
        group(['@smart-fire/ui', '@smart-fire/dialogs', '@smart-fire/console', 'react', 'react-dom', '@smart-fire/api-client/mock'], 'The server knows wire schemas only.'),
        { regex: '^@smart-fire/api-client$', message: 'The server takes codes and schemas from @smart-fire/api-client/wire.' },
      ),
    },
  },
}

const ALLOWED = {
  'alarm-feed': ['floor-plan', 'hydrant', 'confirm-exception'],
  'building-detail': [],
  'confirm-exception': [],
  'exception-list': ['floor-plan', 'hydrant', 'confirm-exception'],
  'floor-plan': ['sensor-realtime', 'not-enabled', 'building-detail'],
  hydrant: ['sensor-realtime', 'not-enabled'],
  'not-enabled': [],
  'sensor-realtime': [],
  // no dialogs: every dialog may import these two
  'paged-list': [],
  provider: [],
}
const DIALOGS = Object.keys(ALLOWED).filter((name) => name !== 'provider' && name !== 'paged-list')

/** Arrows between dialogs: only the listed ones, and only as `import()`; machines stay free of React and words. */
export const dialogArrows = [
  ...Object.keys(ALLOWED).map((dialog) => ({
    files: [`packages/dialogs/src/${dialog}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...DIALOGS.filter((other) => other !== dialog).map((other) => ({
          selector: `ImportDeclaration[importKind!="type"][source.value=/^\\.\\.\\x2f(\\.\\.\\x2f)?${other}(\\x2f|$)/]`,
          message: ALLOWED[dialog].includes(other) ? `Load ${other} lazily: import('../${other}').` : `${dialog} must not know ${other} (architecture §3).`,
        })),
        ...DIALOGS.filter((other) => other !== dialog && !ALLOWED[dialog].includes(other)).map((other) => ({
          selector: `ImportExpression[source.value=/^\\.\\.\\x2f(\\.\\.\\x2f)?${other}(\\x2f|$)/]`,
          message: `${dialog} must not know ${other} (architecture §3).`,
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

/** Inside the server: drizzle and its queries stand in `*.queries.ts` and in `db`, types of drizzle may stand anywhere. */
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
