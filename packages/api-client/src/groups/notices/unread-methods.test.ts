import { describe, expect, it } from 'vitest'
import { clientOfBody } from '../../testing/client-of-body'

const chosen = { id: 2, checked: true, configured: false }
const spare = { id: 3, checked: false }

describe.each<[what: string, read: (methods: unknown) => Promise<unknown>]>([
  ['a type', async (notice) => (await clientOfBody(JSON.stringify({ status: 200, data: { notice } })).client.notices.settings.get('1')).methods],
  ['a level', async (methods) => (await clientOfBody(JSON.stringify({ status: 200, data: { total: 1, rows: [{ id: 3, methods }] } })).client.notices.levels.list({ page: 1, limit: 15 })).rows[0]?.methods],
])('the methods of %s', (_what, read) => {
  it('are those that are chosen, and can be none', async () => {
    expect(await read([chosen, spare])).toEqual(['2'])
    expect(await read([spare])).toEqual([])
  })

  it.each<[string, unknown]>([
    ['what is sent is no list', 'broken'], ['a method is no object', [chosen, 'broken']], ['it is not told whether one is chosen', [chosen, { id: 3, checked: 'perhaps' }]],
    ['a chosen one is not known', [chosen, { id: 9, checked: true }]],
  ])('are unread, not none, when %s: what is saved replaces all', async (_case, methods) => {
    expect(await read(methods)).toBeNull()
  })

  it('an unknown one that is not chosen does no harm', async () => {
    expect(await read([chosen, { id: 9, checked: false }])).toEqual(['2'])
  })
})

it('a server that sends the names of the chosen ones: no names are none, an unknown name is unread', async () => {
  const read = async (notice: unknown) => (await clientOfBody(JSON.stringify({ status: 200, data: { total: 1, rows: [{ id: 3, notice }] } })).client.notices.levels.list({ page: 1, limit: 15 })).rows[0]?.methods
  expect(await read(['短信推送', 'APP推送'])).toEqual(['2', '1'])
  expect([await read(null), await read([])]).toEqual([[], []])
  expect([await read(['短信推送', '传真']), await read('短信推送')]).toEqual([null, null])
})
