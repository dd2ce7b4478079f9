import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react'
import { expect, it } from 'vitest'
import { contextOf, createSmartFireSystem } from './create-smart-fire-system'

const ours = contextOf(createSmartFireSystem())
const { utilities, conditions, ...rest } = ours._config
const { light, dark }: Readonly<Record<string, unknown>> = conditions ?? {}
const theirs = createSystem(defaultBaseConfig, { ...rest, conditions: { light, dark } })

/** Chakra keeps the last background in a variable, for a value that we do not use. */
const withoutCurrentBg = (css: unknown) => JSON.parse(JSON.stringify(css, (key, value: unknown) => (key === '--bg-currentcolor' ? undefined : value))) as unknown

/** A token of each group, and a value that is none. */
const SAMPLES: Readonly<Record<string, string>> = {
  colors: 'bg.canvas', spacing: '1.5', sizes: 'control.md', radii: 'full', shadows: 'overlay', fonts: 'mono', fontSizes: '2xl', fontWeights: 'medium', lineHeights: 'snug',
  zIndex: 'menu', durations: 'fast', easings: 'standard',
}
const groupOf = (values: unknown) => (typeof values === 'string' ? values : '')
const withTokens = Object.entries(utilities ?? {}).flatMap(([name, taker]) => [name, ...[taker.shorthand ?? []].flat()].map((each) => [each, groupOf(taker.values)] as const))

function styleOf(name: string, value: unknown): SystemStyleObject {
  const style: SystemStyleObject = {}
  Object.assign(style, { [name]: value })
  return style
}

it('our rules and tokens are those that the whole base config of Chakra writes', () => {
  expect(withoutCurrentBg(ours.getGlobalCss())).toEqual(withoutCurrentBg(theirs.getGlobalCss()))
  expect(ours.getTokenCss()).toEqual(theirs.getTokenCss())
})

it('each property takes what it takes in Chakra, also by its short names', () => {
  const written = (system: typeof ours) => withTokens.map(([name, group]) => [SAMPLES[group] ?? '3', '3px', true].map((value) => [name, value, withoutCurrentBg(system.css(styleOf(name, value)))]))
  expect(written(ours)).toEqual(written(theirs))
})

it('a property of CSS that takes tokens of ours in Chakra takes them here', () => {
  const groups = new Set(Object.keys(SAMPLES))
  const missing = Object.entries(defaultBaseConfig.utilities ?? {})
    .filter(([name, { values, transform }]) => transform === undefined && groups.has(groupOf(values)) && !NO_CSS_OF_TODAY.test(name))
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(utilities ?? {}, name))
  expect(missing).toEqual([])
})

/** Names of drafts (`gridGap`, `scrollSnapMargin`), and of two properties whose values are no lengths. */
const NO_CSS_OF_TODAY = /^(grid.*Gap|scrollSnapMargin.*|scrollbarWidth|scrollbarGutter)$/

const SOURCES = ['../../../ui/src', '../../../dialogs/src', '../../../../apps/console/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

it('what we leave out is used nowhere', () => {
  const leftOut = [...theirs.properties].filter((name) => !ours.isValidProperty(name)).sort()
  expect(leftOut).toContain('srOnly')
  expect(leftOut).toContain('_disabled')
  // as an attribute, or as a key of a style
  const used = new RegExp(`<[A-Z][\\w.]*\\s[^<>]*?\\b(?:${leftOut.join('|')})(?:=["{]|[\\s/>])|\\b(?:${leftOut.filter((name) => name.startsWith('_')).join('|')}): [{']`)
  const files = SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') || file.endsWith('styles.ts')).map((file) => path.join(folder, file)))
  expect(files.flatMap((file) => used.exec(readFileSync(file, 'utf8'))?.[0] ?? [])).toEqual([])
})
