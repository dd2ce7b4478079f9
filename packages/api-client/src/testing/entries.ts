import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One entry of the exports map: `./firms`, with the file of each condition. */
export interface Entry {
  name: string
  conditions: Readonly<Record<string, string>>
}

/** The folder of the package. */
export const PACKAGE = new URL('../../', import.meta.url)

export const manifest = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as Readonly<{
  type: string
  sideEffects: boolean
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}>

/** The entries that embedders import, from the exports map. */
export const ENTRIES: readonly Entry[] = Object.entries(manifest.exports).flatMap(([name, conditions]) =>
  typeof conditions === 'string' ? [] : [{ name, conditions }],
)

/** The source file of an entry. */
export function sourceOf({ conditions }: Entry): string {
  return fileURLToPath(new URL(conditions['@smart-fire/source'] ?? '', PACKAGE))
}
