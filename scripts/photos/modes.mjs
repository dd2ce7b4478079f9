import { parseArgs } from 'node:util'

/** The modes of photographs: theme × language × width, a contrast theme, 200 % zoom and a wide screen; the same as for Chromatic in `.storybook/modes.ts`. */
export const MODES = [
  ...['light', 'dark'].flatMap((theme) =>
    ['zh-CN', 'en'].flatMap((locale) => [1280, 1920].map((width) => ({ name: `${theme}-${locale}-${width}`, theme, locale, width, height: width === 1280 ? 800 : 1080 }))),
  ),
  { name: 'forced', theme: 'dark', locale: 'zh-CN', width: 1280, height: 800, forcedColors: 'active' },
  { name: 'half', theme: 'light', locale: 'zh-CN', width: 640, height: 400 },
  { name: 'wide', theme: 'light', locale: 'zh-CN', width: 2560, height: 1440 },
]

/** The modes whose photographs are stored in the repository. One is enough: each adds several MB. */
export const KEPT_MODES = ['light-zh-CN-1280']

/**
 * The command line of `npm run photos`: `--modes all` or `--modes dark-en-1920,light-en-1280` (else the stored ones), `--only TEXT`, `--keep`, `--built`.
 * Throws for anything else: an ignored option would look as if it had been taken.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: { modes: { type: 'string' }, only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } } })
  return { ...values, modes: chosenModes(values.modes) }
}

function chosenModes(given) {
  const names = given === undefined ? KEPT_MODES : given === 'all' ? MODES.map(({ name }) => name) : given.split(',')
  const unknown = names.filter((name) => !MODES.some((mode) => mode.name === name))
  if (unknown.length > 0) throw new Error(`There is no mode ${unknown.join(', ')}. Modes: ${MODES.map(({ name }) => name).join(', ')}`)
  return MODES.filter(({ name }) => names.includes(name))
}

/** The ids of the state stories. Only these are photographed, because other stories change while they run, and a playground with its args. */
export function photographed(index) {
  return Object.values(index.entries).filter(({ type, title, exportName }) => type === 'story' && /\bstates$/i.test(title) && exportName !== 'Playground').map(({ id }) => id)
}
