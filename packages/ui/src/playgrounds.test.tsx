import { cleanup, render } from '@testing-library/react'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { UiRoot } from './root/ui-root'

type Args = Record<string, unknown>

/** The parts of a story and of its file that decide what is drawn. */
interface Declared {
  id?: string
  component?: ComponentType<Args>
  render?: (args: Args, context: { globals: object; parameters: object }) => ReactNode
  args?: Args
  argTypes?: Record<string, { options: readonly unknown[] }>
  parameters?: { controls?: { include?: string[] } }
}

const files = import.meta.glob<Record<string, Declared>>('./**/*.stories.tsx')
const components = import.meta.glob('./components/*/*.tsx')

/** What can be seen on a canvas or by a layout only, of which jsdom has neither. */
const IN_A_BROWSER = new Set(['ui-map: zoom', 'ui-viewport: showLabels', 'ui-viewport: cluster', 'ui-chart-timeserieschart: live'])
/** Nothing of theirs can be seen. */
const UNSEEN = ['./components/a11y/']
/** They show tokens, or how we look in the pages of others. */
const NO_COMPONENT = ['./theme/', './root/', './components/keyboard-walk.stories.tsx', './map/map-tiles.stories.tsx', './viewport/gestures.stories.tsx', './viewport/night-ink.stories.tsx', './components/table/table-tools.stories.tsx']

it.each(Object.keys(files).filter((file) => !NO_COMPONENT.some((part) => file.startsWith(part))))('%s has a playground', async (file) => {
  expect(await files[file]?.()).toHaveProperty('Playground')
})

it('every folder of components has stories', () => {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)
  const told = new Set(Object.keys(files).map(folderOf))
  expect([...new Set(Object.keys(components).map(folderOf))].filter((folder) => !told.has(folder) && !UNSEEN.includes(folder))).toEqual([])
})

describe('every control of a playground changes what is shown', () => {
  it.each(Object.keys(files))('%s', async (file) => {
    const { default: meta, Playground } = (await files[file]?.()) ?? {}
    if (!meta || !Playground) return
    const names = Object.keys(Playground.args ?? {})
    expect(Playground.parameters?.controls?.include).toEqual(names)
    expect(names).not.toEqual([])
    const shown = await draw(meta, Playground, {})
    expect(await draw(meta, Playground, {})).toBe(shown)
    const idle: string[] = []
    for (const name of names) {
      if (IN_A_BROWSER.has(`${meta.id}: ${name}`)) continue
      const outcomes = await Promise.all(others(Playground, name).map((value) => draw(meta, Playground, { [name]: value })))
      if (!outcomes.some((outcome) => outcome !== shown)) idle.push(name)
    }
    expect(idle).toEqual([])
  })
})

/** Other values that the control of an arg offers. */
function others({ args = {}, argTypes = {} }: Declared, name: string): unknown[] {
  const value = args[name]
  const options = argTypes[name]?.options
  if (options) return options.filter((option) => option !== value)
  if (typeof value === 'boolean') return [!value]
  return typeof value === 'number' ? [value > 1 ? value - 1 : value / 2] : [`${String(value)} *`]
}

/** The page with a playground, without the ids that each rendering makes anew. */
async function draw(meta: Declared, story: Declared, change: Args): Promise<string> {
  const args = { ...meta.args, ...story.args, ...change }
  const ownRender = story.render ?? meta.render
  const drawn = ownRender ? createElement(() => ownRender(args, { globals: {}, parameters: {} })) : meta.component && createElement(meta.component, args)
  render(<UiRoot>{drawn}</UiRoot>)
  const html = document.body.innerHTML.replace(/[_«:]r[\w]+[_»:]/g, '')
  cleanup()
  return html
}
