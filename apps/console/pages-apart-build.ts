import type { Plugin } from 'vite'

/**
 * Ends the build with an error when a file of the console imports the entry file of the inspector's page (`/inspect`). That file starts its
 * page when it is loaded, so the console would be replaced by it.
 */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/inspect.html'))
      if (!page) this.error('the page of an inspector was not built')
      const importers = chunks.filter(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(page.fileName))
      if (importers.length > 0) this.error(`${importers.map(({ fileName }) => fileName).join(', ')} imports ${page.fileName}`)
    },
  }
}
