import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

/** A style object without objects inside it, with the `content` of a ::before or ::after. */
const DRAWN = /\{[^{}]*\bcontent: '(?:"[^']*"|attr\([^']*)'[^{}]*(?:\{colors\.[^{}]*\}[^{}]*)*\}/g
/** The reset hides what a host adds to our elements by `display: none`, and so all that does not say how it is displayed (ADR 79). */
const isHidden = (style) => !/\bdisplay: '(?!none')/.test(style)
const hiddenIn = (code) => (code.match(DRAWN) ?? []).filter(isHidden)

const SOURCES = ['packages/ui/src', 'packages/dialogs/src', 'apps/console/src'].flatMap((folder) =>
  fs.readdirSync(path.join(ROOT, folder), { recursive: true }).filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file)),
)

describe('what is drawn before or after an element', () => {
  it('says how it is displayed, everywhere', () => {
    const codes = SOURCES.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')])
    expect(codes.flatMap(([, code]) => code.match(DRAWN) ?? []).length).toBeGreaterThan(15)
    expect(codes.flatMap(([file, code]) => hiddenIn(code).map((style) => `${file}: ${style}`))).toEqual([])
  })

  it.each([
    ["'&::after': { content: '\"\"', position: 'absolute' }", 1],
    ["_before={{ content: '\"–\"' }}", 1],
    ["'&::after': { content: 'attr(data-longest)', display: 'none' }", 1],
    ["'&::after': { content: '\"\"', boxShadow: '0 0 0 1px {colors.focus.ring}' }", 1],
    ["'&::after': { content: '\"\"', display: 'block' }", 0],
    ["{ content: 'files', kind: 'number' }", 0],
  ])('%s is hidden %i times', (code, times) => expect(hiddenIn(code)).toHaveLength(times))
})
