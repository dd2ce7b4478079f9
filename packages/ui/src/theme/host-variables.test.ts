import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOST_VARIABLES, hostVariableTable } from './host-variables'
import { semanticTokens, tokens } from './tokens'

const VALUES = JSON.stringify({ tokens, semanticTokens })
const readme = (folder: string) => readFileSync(new URL(`../../../${folder}/README.md`, import.meta.url), 'utf8')

it('each variable that is documented is read by a token, in both schemes', () => {
  const names = HOST_VARIABLES.flatMap(({ name }) => (name.includes('{scheme}') ? ['light', 'dark'].map((scheme) => name.replace('{scheme}', scheme)) : [name]))
  // the factor is read by the rule of the scale
  expect(names.filter((name) => !VALUES.includes(`var(${name},`))).toEqual(['--fsc-magnification'])
})

it('each variable that a token reads is documented', () => {
  const read = new Set([...VALUES.matchAll(/var\((--fsc-(?:light|dark|radius|font)[\w-]*),/g)].map(([, name = '']) => name.replace(/--fsc-(light|dark)-/, '--fsc-{scheme}-')))
  expect([...read].filter((name) => !HOST_VARIABLES.some((row) => row.name === name))).toEqual([])
})

it('a button under the pointer follows the brand colour, and without it nothing changes', () => {
  expect(semanticTokens.colors).toMatchObject({
    accent: { hover: { value: { base: 'var(--fsc-light-accent-hover, var(--fsc-light-accent, #1b528a))', _dark: 'var(--fsc-dark-accent-hover, var(--fsc-dark-accent, #3873b6))' } } },
  })
})

it.each(['ui', 'dialogs'])('the README of %s has the table of the variables', (folder) => {
  expect(readme(folder)).toContain(hostVariableTable())
})
