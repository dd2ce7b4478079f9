/** How a story can be photographed: theme × language × width, as `.storybook/modes.ts` gives them to Chromatic. */
export const MODES = ['light', 'dark'].flatMap((theme) =>
  ['zh-CN', 'en'].flatMap((locale) => [1280, 1920].map((width) => ({ name: `${theme}-${locale}-${width}`, theme, locale, width, height: width === 1280 ? 800 : 1080 }))),
)

/** The modes whose photographs are kept in the repository; more would weigh more than they tell. */
export const KEPT_MODES = ['light-zh-CN-1280']

/** The modes of a command line: `--modes all`, `--modes dark-en-1920,light-en-1280`, else the kept ones. */
export function chosenModes(args) {
  const at = args.indexOf('--modes')
  const names = at < 0 ? KEPT_MODES : args[at + 1] === 'all' ? MODES.map(({ name }) => name) : (args[at + 1] ?? '').split(',')
  const unknown = names.filter((name) => !MODES.some((mode) => mode.name === name))
  if (unknown.length > 0) throw new Error(`There is no mode ${unknown.join(', ')}. Modes: ${MODES.map(({ name }) => name).join(', ')}`)
  return MODES.filter(({ name }) => names.includes(name))
}

/** Only a story that puts a machine into a state stands still: those are photographed. */
export function photographed(index) {
  return Object.values(index.entries).filter(({ type, title }) => type === 'story' && /\bstates$/i.test(title)).map(({ id }) => id)
}
