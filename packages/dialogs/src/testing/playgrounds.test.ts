// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

interface Declared {
  args?: Record<string, unknown>
  argTypes?: Record<string, { options: readonly unknown[] }>
  parameters?: { controls?: { include?: string[] } }
}

/** Every dialog, panel and feed that an embedder can open. */
const dialogs = import.meta.glob(['../*/*-dialog.tsx', '../*/*-panel.tsx', '../alarm-feed/alarm-feed.tsx', '!../{addressed-dialog,shared}/*'], { query: '?raw', import: 'default' })
const files = import.meta.glob<Record<string, Declared>>(['../*/*.flows.stories.tsx', '../not-enabled/not-enabled.stories.tsx'])

/** The stories of `x/y-dialog.tsx` stand in `x/y.flows.stories.tsx`. */
const storiesOf = (dialog: string) => {
  const stem = dialog.replace(/(-dialog|-panel)?\.tsx$/, '')
  return Object.keys(files).find((file) => file === `${stem}.flows.stories.tsx` || file === `${stem}.stories.tsx`)
}

describe('every dialog has a playground whose controls are its args', () => {
  it.each(Object.keys(dialogs))('%s', async (dialog) => {
    const file = storiesOf(dialog)
    expect(file).toBeDefined()
    const { Playground } = (await files[file ?? '']?.()) ?? {}
    const names = Object.keys(Playground?.args ?? {})
    expect(names).not.toEqual([])
    expect(Playground?.parameters?.controls?.include).toEqual(names)
    for (const [name, { options }] of Object.entries(Playground?.argTypes ?? {})) expect(options).toContain(Playground?.args?.[name])
  })
})

const pages = import.meta.glob<string>(['../*/*.mdx', '!../elements/*', '!../paged-list/*'], { query: '?raw', import: 'default', eager: true })

it.each(Object.keys(pages))('%s has the playground and the table of props', (page) => {
  expect(pages[page]).toMatch(/<TryIt of=\{\w+\.Playground\} component=\{\w+\}/)
})
