import type { Plugin, Rollup } from 'vite'

/**
 * Ends the build with an error when a file of the console imports the entry file of the inspector's page (`/inspect`), or a file of that page
 * the entry file of the console, at once or later. Such a file starts its page when it is loaded, which would replace the other one.
 */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entryOf = (page: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`)) ?? this.error(`${page} was not built`)
      const [inspector, console] = [entryOf('inspect.html'), entryOf('index.html')]
      const importers = chunks.filter((chunk) => importsOf(chunk).includes(inspector.fileName))
      if (importers.length > 0) this.error(`${importers.map(({ fileName }) => fileName).join(', ')} imports ${inspector.fileName}`)
      if (filesBehind(inspector, chunks).has(console)) this.error(`the page of an inspector would load ${console.fileName}`)
    },
  }
}

const importsOf = ({ imports, dynamicImports }: Rollup.OutputChunk) => [...imports, ...dynamicImports]

/** What a page can load. */
function filesBehind(page: Rollup.OutputChunk, chunks: readonly Rollup.OutputChunk[], seen = new Set<Rollup.OutputChunk>()) {
  if (seen.has(page)) return seen
  seen.add(page)
  for (const name of importsOf(page)) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported) filesBehind(imported, chunks, seen)
  }
  return seen
}
