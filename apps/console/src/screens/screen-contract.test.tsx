import { readFileSync } from 'node:fs'
import { ApiError, createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router'
import { parse } from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ALL_SCREENS } from '../testing/all-screens'
import { callsOfKind } from '../testing/calls-of-kind'
import { memoryCalls } from '../testing/memory-calls'
import type { ScreenSample } from '../testing/screen-sample'
import type { DeclaredScreen } from './declared-screen'
import type { ListedRow } from './list-screen/list-screen.types'
import { USUAL_ELEMENTS } from './list-screen/list-declaration'
import * as listWords from './list-screen/list-screen.messages'
import { rightCode, RightsContext } from './rights/rights'

/** The elements of the server, read as data: the console must not import the server. */
const KNOWN_ELEMENTS = new Set(
  (JSON.parse(readFileSync('apps/server/src/domain/menus/element-catalogue.json', 'utf8')) as { code: string }[]).map(({ code }) => code),
)

/** The names of the menu entries, by the key of their screen. */
const MENU_TITLES = new Map(
  (JSON.parse(readFileSync('apps/server/src/domain/menus/menu-catalogue.json', 'utf8')) as { code: string; parentCode: string | null; title: string }[])
    .map(({ parentCode, code, title }) => [`${parentCode ?? ''}/${code}`, title]),
)

const HOST = 'http://platform.test'
const requests: { url: string; body: string }[] = []
const server = setupServer(
  http.all(`${HOST}/*`, async ({ request }) => {
    requests.push({ url: decodeURIComponent(request.url), body: await request.text() })
    return HttpResponse.json({ status: 200, data: { total: 0, rows: [] } })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  requests.length = 0
})
afterAll(() => server.close())

const client = createApiClient({ baseUrl: HOST, getToken: () => 'token' })
const LOCALES = ['zh-CN', 'en'] as const
type Locale = (typeof LOCALES)[number]

/** A list adds rows, or has fixed ones that are only changed. */
interface WriteCalls {
  add?: (input: unknown) => Promise<void>
  update?: (id: string, input: unknown) => Promise<void>
}

interface Shown {
  calls?: unknown
  rights?: boolean
  locale?: Locale
  scope?: ScreenSample['scope']
}

function show(screen: DeclaredScreen, { calls, rights = true, locale = 'zh-CN', scope }: Shown) {
  const { key, Screen, elements } = screen
  const granted = rights ? [...KNOWN_ELEMENTS, ...elements.map((element) => rightCode(key, element))] : []
  return render(
    <SmartFireProvider client={client} locale={locale}>
      <MemoryRouter initialEntries={['/screen']}>
        <RightsContext.Provider value={new Set(granted)}><Screen calls={callsOfKind(screen, calls)} scope={scope} /></RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
}

const wordsIn = ({ words }: DeclaredScreen, locale: Locale) => (locale === 'en' ? words.en : words.zhCN)
const messagesIn = (locale: Locale) => (locale === 'en' ? listWords.en : listWords.zhCN)

/** A list whose first response is kept and whose every later one fails. */
function thenFails(rows: readonly ListedRow[]) {
  let requested = 0
  return {
    list: async () => {
      requested += 1
      if (requested > 1) throw new ApiError('network')
      return { rows, total: rows.length, dropped: 0 }
    },
  }
}

describe.each(ALL_SCREENS.map((each) => [`${each.screen.key} ${each.isPart ? each.screen.words.zhCN.title : ''}`.trim(), each] as const))('%s', (_, { screen, sample, isFirstOfItsFile, isPart }) => {
  const rows = (sample?.rows ?? []) as readonly ListedRow[]

  it('has sample rows for its story', () => {
    expect(rows.length).toBeGreaterThan(0)
  })

  it.each(LOCALES)('names everything that it shows, in %s', (locale) => {
    const words = wordsIn(screen, locale)
    const { fields, acts = [], questions = [], sections = [], choices = {} } = screen.needs
    const missing = [
      ...fields.filter((name) => !words.fields[name]).map((name) => `fields.${name}`),
      ...acts.filter((name) => !words.acts?.[name]).map((name) => `acts.${name}`),
      ...questions.filter((name) => !words.questions?.[name]).map((name) => `questions.${name}`),
      ...sections.filter((name) => !words.sections?.[name]).map((name) => `sections.${name}`),
      ...Object.entries(choices).flatMap(([field, values]) => values.filter((value) => !words.choices?.[field]?.[value]).map((value) => `choices.${field}.${value}`)),
    ]
    expect(missing).toEqual([])
  })

  it('has the title of its menu entry', () => {
    if (isPart) return
    expect(screen.words.zhCN.title).toBe(MENU_TITLES.get(screen.key))
  })

  it('uses only rights that the server has', () => {
    // a list whose rows come with the program has no call that adds one, so it offers no such act
    const adds = screen.list === undefined || 'add' in client.with(screen.list.calls)
    expect(screen.elements.filter((element) => adds || element !== USUAL_ELEMENTS.add).map((element) => rightCode(screen.key, element)).filter((code) => !KNOWN_ELEMENTS.has(code))).toEqual([])
  })

  if (screen.list === undefined || !isFirstOfItsFile) return

  it.each(LOCALES)('tells empty, failed, stale and unreadable apart, in %s', async (locale) => {
    const words = wordsIn(screen, locale)
    const messages = messagesIn(locale)
    show(screen, { locale, calls: memoryCalls([]) })
    await page.findByText(messages.nothingExists(words.one))
    cleanup()
    show(screen, { locale, calls: { list: () => Promise.reject(new ApiError('network')) } })
    await page.findByText(messages.failed(words.title))
    expect(page.queryByText(messages.nothingExists(words.one))).toBeNull()
    cleanup()
    show(screen, { locale, calls: memoryCalls(rows, { dropped: 1 }) })
    await page.findByText(locale === 'en' ? /1 .*could not be read/ : /有 1 条记录无法读取/)
    cleanup()
    show(screen, { locale, calls: thenFails(rows) })
    const table = await page.findByRole('table', { name: words.title })
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1))
    await userEvent.click(page.getByRole('button', { name: messages.refresh }))
    await waitFor(() => expect(table.closest('.fs-table')).toHaveAttribute('data-state', 'stale'))
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  })

  it('offers nothing without the rights', async () => {
    const messages = messagesIn('zh-CN')
    show(screen, { rights: false, calls: memoryCalls(rows, { toRow: () => ({ id: '1' }) }) })
    const table = await page.findByRole('table', { name: screen.words.zhCN.title })
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1))
    expect(page.queryByRole('button', { name: messages.add(screen.words.zhCN.one) })).toBeNull()
    expect(page.queryAllByRole('button', { name: new RegExp(`^(${messages.edit}|${messages.remove}) `) })).toEqual([])
    expect(within(table).queryAllByRole('checkbox')).toEqual([])
  })

  it('labels every field of its form', async () => {
    if (screen.list?.form == null) return
    show(screen, { scope: sample?.scope, calls: memoryCalls(rows, { toRow: () => ({ id: '1' }) }) })
    await userEvent.click((await page.findAllByRole('button', { name: messagesIn('zh-CN').add(screen.words.zhCN.one) }))[0] ?? document.body)
    const dialog = await page.findByRole('dialog')
    const { violations } = await axe.run(dialog, { runOnly: ['label', 'select-name', 'button-name', 'aria-input-field-name', 'aria-toggle-field-name'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it('demands no field that its form may hide', () => {
    expect(screen.list?.form?.refusesHidden ?? []).toEqual([])
  })

  it('sends every filter to the server', async () => {
    const { calls, usual, filters } = screen.list ?? { calls: undefined, usual: {}, filters: {} }
    if (calls === undefined) return
    const send = async (query: Record<string, unknown>) => {
      requests.length = 0
      // the calls of the declaration, with a filter as its own field reads it from the address
      await (client.with(calls).list as (query: unknown) => Promise<unknown>)({ ...usual, ...query, page: 1, limit: 15 })
      return requests.map(({ url }) => url).join()
    }
    const without = await send({})
    for (const [name, value] of Object.entries(filters)) expect(await send({ [name]: value }), `${name} makes no difference to what is sent`).not.toBe(without)
  })

  it('sends every field of its form to the server', async () => {
    const { form, calls } = screen.list ?? { form: null }
    if (form === null || calls === undefined) return
    const add: Readonly<Record<string, unknown>> = { ...sample?.round?.add, ...sample?.input }
    expect(form.fields.filter((name) => !(name in add)), 'fields that the sample leaves out').toEqual([])
    const send = async (input: Record<string, unknown>) => {
      requests.length = 0
      // the calls of the declaration, with the input as its own schema makes it
      const { add: adds, update } = client.with(calls) as WriteCalls
      const parsed = parse(form.schema, input)
      await (adds ? adds(parsed) : update?.('1', parsed))
      return requests.map(({ url, body }) => url + body).join()
    }
    const whole = await send(add)
    for (const name of form.fields) {
      const { [name]: _, ...others } = add
      const without = await send(others).catch(() => 'refused: it is required')
      expect(without, `${name} makes no difference to what is sent`).not.toBe(whole)
    }
  })
})
