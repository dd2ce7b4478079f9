import path from 'node:path'
import { build, type Plugin, type Rollup, type UserConfig } from 'vite'
import { planFiles, type Needs } from './planned-files'

const NAME = 'few-files'

type Chunk = Rollup.OutputChunk

/**
 * Builds the console in few files. Which modules a page or a lazy part needs is known only after the unused exports have been dropped, so
 * a first build without files of our own tells it, and the second one is made by the plan.
 */
export function fewFiles(): Plugin {
  return {
    name: NAME,
    apply: 'build',
    async config(config) {
      const files = planFiles(await needsOf(config))
      const groups = files.map(({ name, modules }, index) => ({ name, test: (id: string) => modules.has(id), priority: files.length - index }))
      return { build: { rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } } }
    },
  }
}

async function needsOf(config: UserConfig): Promise<Needs> {
  const root = config.root ?? process.cwd()
  const chunks = await firstBuild(config)
  const filesOf = filesBehind(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  const loaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const parts = chunks.filter(({ isEntry, isDynamicEntry, fileName }) => isEntry || isDynamicEntry || loaded.has(fileName))
  return new Map(parts.map((chunk) => [nameOf(chunk, root), new Set(filesOf(chunk).flatMap(({ moduleIds }) => moduleIds))]))
}

/** The chunks of a build that writes nothing. */
async function firstBuild(config: UserConfig): Promise<Chunk[]> {
  const plugins = [config.plugins].flat(9).filter((plugin) => !(plugin && 'name' in plugin && plugin.name === NAME))
  const result = await build({
    ...config, plugins, configFile: false, logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  })
  if (!('output' in result)) throw new Error('The first build has more than one output')
  return result.output.filter((file): file is Chunk => file.type === 'chunk')
}

/** A chunk and all chunks that it imports. */
function filesBehind(chunks: ReadonlyMap<string, Chunk>) {
  const visit = (chunk: Chunk, seen: Set<Chunk>): Chunk[] => {
    if (seen.has(chunk)) return []
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) visit(imported, seen)
    }
    return [...seen]
  }
  return (chunk: Chunk) => visit(chunk, new Set())
}

/** The path of its entry from the console; the name of a chunk whose entry only passes on exports of others. */
function nameOf({ facadeModuleId, name }: Chunk, root: string): string {
  return facadeModuleId ? path.relative(root, facadeModuleId).replaceAll('\\', '/') : name
}
