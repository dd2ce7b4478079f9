import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { words } from '../eslint.words.js'

const config = { plugins: { words }, rules: { 'words/in-catalogue': 'error' }, languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }
const brokenRules = (code) => [...new Set(new Linter().verify(code, config).map(({ ruleId, message }) => ruleId ?? message))]

describe('texts for the operator are in a catalogue', () => {
  it.each([
    ['a text', 'export const A = () => <p>Loading</p>'],
    ['a text in Chinese', 'export const A = () => <p>加载中</p>'],
    ['a child that is a string', "export const A = () => <p>{'Loading'}</p>"],
    ['a conditional child', "export const A = ({ busy }) => <p>{busy ? 'Loading' : null}</p>"],
    ['a child with a number in it', 'export const A = ({ count }) => <p>{`${count} alarms`}</p>'],
    ['a label', 'export const A = () => <Button label="Close" />'],
    ['an accessible name', "export const A = ({ open }) => <b aria-label={open ? 'Open' : 'Closed'} />"],
    ['a text by prop', 'export const A = () => <Table emptyText="Nothing" />'],
    ['Chinese anywhere', "export const word = '报警'"],
    ['Chinese in a template', 'export const word = (count) => `共 ${count} 条`'],
  ])('refuses %s', (_what, code) => expect(brokenRules(code)).toEqual(['words/in-catalogue']))

  it.each([
    ['words from a catalogue', 'export const A = ({ words }) => <p title={words.close}>{words.loading}</p>'],
    ['signs and units of one letter', 'export const A = ({ floor }) => <p>{`${floor}F`} · / 12:00</p>'],
    ['the name on a key', 'export const A = () => <kbd>Enter</kbd>'],
    ['values of attributes that are not displayed', 'export const A = () => <Box display="flex" data-state="open" type="button" />'],
    ['a conditional style', "export const A = ({ busy }) => <Box color={busy ? 'fg.muted' : 'fg.default'} />"],
  ])('accepts %s', (_what, code) => expect(brokenRules(code)).toEqual([]))
})
