import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ALL_SCREENS, type ScreenWithSample } from '../testing/all-screens'
import { callsOfKind } from '../testing/calls-of-kind'
import { memoryCalls } from '../testing/memory-calls'
import type { DeclaredScreen } from './declared-screen'
import { zhCN as formWords } from './form/form.messages'
import { readRow } from './list-screen/import-rows'
import type { ListedRow } from './list-screen/list-screen.types'
import { rightCode, RightsContext } from './rights/rights'

/** Texts that somebody may write into any field to do harm: HTML, a reversed direction of writing, control characters, a spreadsheet formula, an emoji, 10,000 letters. */
const HOSTILE = {
  markup: '<img src=x onerror=alert(1)><script>alert(2)</script>&amp;',
  direction: 'abc\u202Egnp.exe\u2066x',
  control: 'a\u0001\u0007\u001B[31mb\u007F',
  formula: '=cmd|\' /C calc\'!A0',
  emoji: '🔥👩‍🚒𠮷',
  long: '长'.repeat(10_000),
} as const
const TEXTS = Object.entries(HOSTILE)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
const LISTS = ALL_SCREENS.filter(({ screen, isFirstOfItsFile }) => screen.list !== undefined && isFirstOfItsFile)
const titleOf = ({ screen, isPart }: ScreenWithSample) => `${screen.key} ${isPart ? screen.words.zhCN.title : ''}`.trim()

interface Tried {
  row: ListedRow & Record<string, unknown>
  /** the columns that show a text of the row as it is: names of codes, times and composed texts are others */
  texts: readonly string[]
}

/** The first sample row that has such texts. */
function triedOf({ screen, sample }: ScreenWithSample): Tried | null {
  for (const row of (sample?.rows ?? []) as readonly Tried['row'][]) {
    const cells = screen.list?.textsOf(row, 'zh-CN') ?? {}
    const texts = Object.keys(cells).filter((name) => name !== 'id' && typeof row[name] === 'string' && row[name] !== '' && cells[name] === row[name])
    if (texts.length > 0) return { row, texts }
  }
  return null
}

const hostileRow = ({ row, texts }: Tried, kind: string, text: string): Tried['row'] => ({ ...row, ...Object.fromEntries(texts.map((name) => [name, text])), id: `row-${kind}` })

/** The screen with one row for each hostile text; resolves with its table. */
async function show({ Screen, ...screen }: DeclaredScreen, tried: Tried): Promise<HTMLElement> {
  const rows = TEXTS.map(([kind, text]) => hostileRow(tried, kind, text))
  render(
    <SmartFireProvider client={client} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set(screen.elements.map((element) => rightCode(screen.key, element)))}><Screen calls={callsOfKind({ Screen, ...screen }, memoryCalls(rows))} /></RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  const table = await page.findByRole('table', { name: screen.words.zhCN.title })
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBe(TEXTS.length + 1))
  return table
}

it('tries every list, except those that show nothing that a user has written', () => {
  expect(LISTS.length).toBeGreaterThan(30)
  expect(LISTS.filter((list) => triedOf(list) === null).map(titleOf)).toEqual([])
})

it('writes them into a file from which no spreadsheet takes a formula, and in which they are found again', async () => {
  const list = LISTS.find(({ screen }) => screen.key === 'adminSys/firmManager')
  const tried = list ? triedOf(list) : null
  if (!list || tried === null) throw new Error('the list of manufacturers is gone')
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await show(list.screen, tried)
  await userEvent.click(await page.findByRole('button', { name: '导出' }))
  await userEvent.click(await page.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  const written = (await files[0]?.text()) ?? ''
  const guarded = { ...HOSTILE, formula: `'${HOSTILE.formula}` }
  for (const [kind, text] of Object.entries(guarded)) expect(written.split(text).length - 1, kind).toBe(tried.texts.length)
  expect(written.split(/[,\r\n]+/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
})

describe.each(LISTS.map((list) => [titleOf(list), list] as const))('%s', (_, list) => {
  const { screen, sample } = list
  const tried = triedOf(list)

  it('shows hostile texts as texts', async () => {
    if (tried === null) return
    const table = await show(screen, tried)
    const shown = table.textContent
    expect(TEXTS.filter(([, text]) => !shown.includes(text)).map(([kind]) => kind)).toEqual([])
    expect(document.querySelectorAll('script, [onerror], img[src="x"]')).toHaveLength(0)
  })

  it('gives them to copies and files as they are: what a file does with them is decided in one place', () => {
    if (tried === null) return
    for (const [kind, text] of TEXTS) {
      const cells = screen.list?.textsOf(hostileRow(tried, kind, text), 'zh-CN') ?? {}
      expect(tried.texts.filter((name) => cells[name] !== text), kind).toEqual([])
    }
  })

  it('takes them from a file as they are, or refuses them at their field', () => {
    const { imports } = screen.list ?? { imports: null }
    if (imports === null || imports === undefined) return
    const { fields, schema } = imports
    const input: Readonly<Record<string, unknown>> = { ...sample?.round?.add, ...sample?.input }
    const given = Object.fromEntries(fields.map(({ name }) => [name, cellOf(input[name])]))
    const options = Object.fromEntries(fields.filter(({ kind }) => kind === 'choice').map(({ name }) => [name, [{ value: given[name] ?? '', label: given[name] ?? '' }]]))
    const read = (texts: Readonly<Record<string, string>>) => readRow(texts, { fields, schema, options, words: formWords })
    expect(read(given).problems, 'the row of the sample').toEqual([])
    for (const { name } of fields.filter(({ kind }) => kind === 'text' || kind === 'textArea')) {
      for (const [kind, text] of TEXTS) {
        const { input: taken, problems } = read({ ...given, [name]: text })
        if (taken === null) expect(problems.map(({ field }) => field), `${name}: ${kind}`).toContain(name)
        else expect((taken as Record<string, unknown>)[name], `${name}: ${kind}`).toBe(text)
      }
    }
  })
})

/** A value of the sample as it is written into a file. */
function cellOf(value: unknown): string {
  if (value === true) return '是'
  if (value === false) return '否'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
