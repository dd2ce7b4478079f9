import { ESLint, Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { AGREED_WORDS } from '../eslint.agreed-words.js'
import { PUNCTUATION_FOLDERS, words } from '../eslint.words.js'

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } }
const config = { plugins: { words }, rules: { 'words/in-catalogue': 'error' }, languageOptions }
const agreed = { plugins: { words }, rules: { 'words/agreed': 'error' }, languageOptions }
const signs = { plugins: { words }, rules: { 'words/punctuation': 'error' }, languageOptions }
const refusals = (code) => new Linter().verify(code, agreed).map(({ message }) => message)
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

describe('punctuation of Chinese texts is in a catalogue', () => {
  const refused = (code) => new Linter().verify(code, signs).map(({ ruleId, message }) => ruleId ?? message)

  it.each([
    ['between the items of a list', "export const text = (names) => names.join('、')"],
    ['in a template', 'export const text = (name, words) => `${name}：${words.save}`'],
    ['around a template', 'export const text = (name) => `（${name}）`'],
    ['in an element', 'export const A = ({ words }) => <p>{words.saved}，{words.closed}</p>'],
  ])('refuses it %s', (_what, code) => expect(refused(code)).toContain('words/punctuation'))

  it.each([
    ['a pattern that reads what users typed', 'export const parts = (text) => text.split(/[,，]/)'],
    ['a separator of the catalogue', 'export const text = (names, words) => names.join(words.between)'],
    ['signs of both languages', "export const text = (names) => names.join(' · ')"],
  ])('accepts %s', (_what, code) => expect(refused(code)).toEqual([]))

  it.each(PUNCTUATION_FOLDERS)('applies in %s', async (folder) => {
    const { rules } = await new ESLint().calculateConfigForFile(`${folder.replace('*', 'ui')}/a.tsx`)
    expect(rules['words/punctuation'][0]).toBe(2)
  })
})

describe('one word per thing on the screen', () => {
  it.each(AGREED_WORDS)('refuses “$not” and names “$say”', ({ not, say, why }) => {
    expect(refusals(`export const word = ${JSON.stringify(not)}`).join()).toContain(`“${say}”: ${why}`)
  })

  it.each(AGREED_WORDS.flatMap(({ say, except = [] }) => [say, ...except]))('accepts “%s”', (text) => {
    expect(refusals(`export const word = ${JSON.stringify(text)}`)).toEqual([])
  })

  it.each([
    ['a template', 'export const word = (count) => `静音 ${count} 分钟`'],
    ['an element', 'export const A = () => <p>静音</p>'],
    ['the pattern by which a test finds a text', 'export const find = (page) => page.getByText(/^静音/)'],
    ['a text that has the exception and the word', "export const word = '另一通道有火警，该通道没有待处理异常'"],
  ])('refuses a word in %s', (_what, code) => expect(refusals(code)).toHaveLength(1))

  it('leaves names in code alone', () => expect(refusals("import { Fold } from './Fold'\nexport const kept = Fold")).toEqual([]))
})
