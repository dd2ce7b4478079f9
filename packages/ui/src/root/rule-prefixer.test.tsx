import { css } from '@emotion/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { version } from '../../package.json'
import { contextOf, createSmartFireSystem } from '../theme/create-smart-fire-system'
import { CACHE_KEY, ROOT_CLASS, ROOT_CLASSES, RULES_CLASS } from './root-class'
import { serverStyleCache, styleCache } from './style-cache'
import { UiRoot } from './ui-root'

type Styles = Parameters<typeof css>[0]

function rulesOf(styles: Styles, selector = '.fsc-x'): string {
  const holder = document.createElement('div')
  const cache = styleCache(holder, undefined)
  cache.insert(selector, css([styles]), cache.sheet, false)
  return [...holder.querySelectorAll('style')].map((style) => style.textContent ?? '').join('')
}

it('puts our root before every selector, so that no rule applies to the host', () => {
  const rules = rulesOf('color:red;&:hover,& > a{color:blue;}@media (width > 1px){td{color:green;}}')
  const selectors = rules.match(/[^{}]+(?=\{[^{}]*\})/g) ?? []
  expect(selectors).toHaveLength(3)
  for (const selector of selectors.flatMap((list) => list.split(','))) expect(selector).toMatch(/^(\.fsc-root-\d+-\d+-\d+)\1 \.fsc-x/)
})

it('does not change rules for the root itself and keyframe steps', () => {
  const rules = rulesOf(`.${RULES_CLASS}[data-theme=dark] &{color:red;}@keyframes fsc-a{from{opacity:0;}to{opacity:1;}}`)
  expect(rules).toContain(`.${RULES_CLASS}[data-theme=dark] .fsc-x{`)
  expect(rules).toMatch(/@keyframes fsc-[a-z-]+-a\{from\{opacity:0;\}to\{opacity:1;\}\}/)
})

it('has no global rule and no keyframes without our prefix', () => {
  const rules = rulesOf(contextOf(createSmartFireSystem())._global, '')
  const names = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)
  const outside = rules.replace(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const selectors = (outside.match(/[^{}]+(?=\{)/g) ?? []).map((selector) => selector.trim()).filter((selector) => !selector.startsWith('@'))
  expect(selectors.length).toBeGreaterThan(100)
  for (const selector of selectors) expect(selector.startsWith(`.${RULES_CLASS}`), selector).toBe(true)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !name?.startsWith(`${CACHE_KEY}-`))).toEqual([])
})

it('has the version in its class, its style cache and its keyframes, so that two versions on one page do not mix', () => {
  expect(RULES_CLASS).toBe(`fsc-root-${version.replaceAll('.', '-')}`)
  expect(ROOT_CLASSES.split(' ')).toEqual([ROOT_CLASS, RULES_CLASS])
  const rules = rulesOf('animation:fsc-spin 1s var(--fsc-easings-standard);@keyframes fsc-spin{to{opacity:1;}}')
  const [, name = ''] = /@keyframes ([\w-]+)/.exec(rules) ?? []
  expect(name).toBe(`${CACHE_KEY}-spin`)
  expect(rules).toContain(`animation:${name} 1s var(--fsc-easings-standard);`)
  expect(styleCache(document.createElement('div'), undefined).key).toBe(CACHE_KEY)
})

it('shares style elements between roots', () => {
  const holder = document.createElement('div')
  expect(styleCache(holder, 'n')).toBe(styleCache(holder, 'n'))
  expect(styleCache(holder, 'n')).not.toBe(styleCache(holder, undefined))
})

it('has a style cache for each render on a server, which roots inside a root share', () => {
  const first = serverStyleCache('n', null)
  expect(serverStyleCache('n', null)).not.toBe(first)
  expect(serverStyleCache('n', first)).toBe(first)
})

it('a root takes no place in a grid of the host while it holds overlays only', () => {
  const { container, rerender } = render(<UiRoot>{null}</UiRoot>)
  expect(container.querySelector('.fsc-root')).toHaveStyle({ display: 'none' })
  rerender(<UiRoot>x</UiRoot>)
  expect(container.querySelector('.fsc-root')).toHaveStyle({ display: 'block' })
})
