import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILT_SERVER } from './build-server.mjs'
import { ROOT } from './root.mjs'

/** Arguments with which Node runs the built platform server (`ensureServerBuilt`). */
export const builtServerArguments = () => ['--enable-source-maps', BUILT_SERVER]

/** Arguments with which Node runs the platform server, or another program of its folder, from the TypeScript sources. */
export function serverArguments(program = 'main.ts') {
  const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href
  return ['--conditions=@smart-fire/source', '--import', tsx, path.join(ROOT, 'apps/server/src', program)]
}
