import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SOURCE = '@smart-fire/source'
const serverConditions = [SOURCE, ...defaultServerConditions]
const clientConditions = [SOURCE, ...defaultClientConditions]

const END_OF_FILE = './vitest.end-of-file.ts'

/**
 * On a busy machine a test takes ten times as long as alone, and so does what it polls for. A test polls several times, so its own limit is that
 * of several polls: which one failed is said, and not only that the test was too slow. A limit in a file is only for what takes longer still.
 */
const limits = (ms: number) => ({ testTimeout: ms, hookTimeout: ms })

/** The files of a worker share its modules: to load them again for each file took half of the time. So no test mocks a module. */
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true, ...limits(60_000), expect: { poll: { timeout: 10_000 } }, setupFiles: [END_OF_FILE] }

/** Tests of what happens when a module is loaded. */
const LOADING = 'packages/api-client/src/public-face.test.ts'

/** Tests of style rules and where they are inserted, and of names of which the rules decide where one word ends. */
const STYLES = [
  'packages/ui/src/root/{rule-prefixer,ui-root,use-part-styles}.test.tsx',
  'packages/dialogs/src/provider/smart-fire-provider.test.tsx',
  'packages/ui/src/map/engine/colours.test.tsx',
  'packages/ui/src/form/lists.test.tsx',
  'packages/ui/src/components/field/field.test.tsx',
]

const dom = {
  ...shared,
  environment: 'jsdom',
  // one copy of emotion for Chakra and for us, or our cache would not reach Chakra's parts
  server: { deps: { inline: [/@chakra-ui/, /@emotion/] } },
}

/** Tests of what a host with an older React may see: the root, overlays, live notices, the provider, rendering on a server. */
const REACT_18 = [
  'packages/ui/src/root/{portal-root,ui-root}.test.tsx',
  'packages/ui/src/components/notice/*.test.tsx',
  'packages/dialogs/src/provider/*.test.tsx',
  'packages/dialogs/src/*.test.tsx',
]
const react18 = (name: string) => path.join(import.meta.dirname, 'hosts/react-18/node_modules', name)

/** Tests that are made from tables: few lines, many cases. */
const GENERATED = /\/(matrix|scope-matrix|resource|screen-contract)\.test\.tsx?$/

/**
 * The files of a project run one after the other, the largest first. By their size the generated ones would come last, and the last one
 * would run for most of a minute beside an idle core.
 */
class GeneratedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(({ moduleId }) => GENERATED.test(moduleId)), ...own.filter(({ moduleId }) => !GENERATED.test(moduleId))]
    })
  }
}

/**
 * Six projects: `node` (pure code, machines), `loading` (the same with modules of its own), `dom` (React in jsdom, without the
 * rules of the styles), `react-18` (the same with the oldest React that we support), `styles` (with them) and `server` (the platform
 * server on a real embedded database, each file with an empty one; slower).
 */
export default defineConfig({
  test: {
    // vitest leaves one core free, which on a machine with two is every second one
    maxWorkers: availableParallelism(),
    sequence: { sequencer: GeneratedFirst },
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/console/src/**/*.test.ts', '.storybook/**/*.test.ts', 'scripts/**/*.test.mjs', 'soak/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, LOADING],
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: { name: 'loading', environment: 'node', include: [LOADING] },
      },
      {
        plugins: [react()],
        resolve: { conditions: clientConditions },
        test: {
          ...dom,
          name: 'dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...STYLES],
          setupFiles: [END_OF_FILE, './vitest.dom-setup.ts', './vitest.plain-styles.ts', './vitest.no-rules.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: clientConditions, alias: { react: react18('react'), 'react-dom': react18('react-dom') } },
        test: {
          ...dom,
          name: 'react-18',
          include: REACT_18,
          // the alias is for what Vite transforms, this for what Node loads
          execArgv: ['--import', pathToFileURL(path.join(import.meta.dirname, 'hosts/react-18/register.mjs')).href],
          env: { REACT_HOST: 'hosts/react-18' },
          setupFiles: ['./vitest.react-18.ts', END_OF_FILE, './vitest.dom-setup.ts', './vitest.plain-styles.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: clientConditions },
        test: { ...dom, name: 'styles', include: STYLES, setupFiles: [END_OF_FILE, './vitest.dom-setup.ts'] },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: './scripts/test-run/built-server.mjs',
          // a test may start several databases and processes, each of which takes half a minute on a busy machine
          ...limits(120_000),
        },
      },
    ],
  },
})
