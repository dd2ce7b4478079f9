import type { AbnormalRecord, AbnormalRecordQuery, RecordVerdict } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { anOpenRecord } from '../alarm-client/alarm-client.fixtures'
import { sendVerdict } from './send-verdict'

const VERDICT: RecordVerdict = { kind: 'general', id: '7', category: '1', verdict: '1' }
const whoAmI = () => Promise.resolve('王敏')

function api(rows: Partial<Record<AbnormalRecordQuery['state'], AbnormalRecord[]>>) {
  const confirmed: RecordVerdict[] = []
  return {
    confirmed,
    list: ({ state, page, limit }: AbnormalRecordQuery) => {
      const all = rows[state] ?? []
      return Promise.resolve({ rows: all.slice((page - 1) * limit, page * limit), total: all.length, dropped: 0 })
    },
    confirm: (verdict: RecordVerdict) => {
      confirmed.push(verdict)
      return Promise.resolve()
    },
  }
}

it('trusts a server on which the first verdict wins', async () => {
  const server = api({})
  await sendVerdict(server, { verdict: VERDICT, trusted: true, leaving: false, whoAmI })
  expect(server.confirmed).toEqual([VERDICT])
})

it('reads the row first if a verdict could overwrite another, on whatever page it is', async () => {
  const others = Array.from({ length: 150 }, (_, index) => anOpenRecord({ id: `other-${index}` }))
  const server = api({ unhandled: [...others, anOpenRecord({ id: '7' })] })
  await sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: false, whoAmI })
  expect(server.confirmed).toEqual([VERDICT])
})

it('keeps a verdict that cannot be checked because the page is going away', async () => {
  const server = api({ unhandled: [anOpenRecord({ id: '7' })] })
  await expect(sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: true, whoAmI })).rejects.toMatchObject({ kind: 'network' })
  expect(server.confirmed).toEqual([])
})

it('sends nothing when another operator was first, and names that person', async () => {
  const handled = anOpenRecord({ id: '7', handledBy: '李强', handledAt: 9, verdict: '2' })
  const server = api({ handledFires: [handled] })
  await expect(sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: false, whoAmI })).rejects.toMatchObject({
    kind: 'conflict',
    conflict: { person: '李强', at: 9, verdict: '2' },
  })
  expect(server.confirmed).toEqual([])
})

it('sends nothing when the record is in no list any more, and names no person', async () => {
  const server = api({})
  await expect(sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: false, whoAmI })).rejects.toMatchObject({
    kind: 'conflict',
    conflict: { person: null, at: null, verdict: null },
  })
  expect(server.confirmed).toEqual([])
})

describe('a verdict that the server accepted although its response was lost', () => {
  const mine = { handledBy: '王敏', handledAt: 9 }
  const sendAgain = (handled: Partial<AbnormalRecord>, verdict: RecordVerdict = VERDICT) =>
    sendVerdict(api({ handledFires: [anOpenRecord({ id: '7', ...handled })] }), { verdict, trusted: false, leaving: false, whoAmI })

  it('is accepted, not a conflict with the same operator', async () => {
    await expect(sendAgain({ ...mine, verdict: '1' })).resolves.toBeUndefined()
    await expect(sendAgain({ ...mine, verdict: '0' }, { kind: 'general', id: '7', category: '0', verdict: null })).resolves.toBeUndefined()
  })

  it.each([
    ['another verdict of the same person', { ...mine, verdict: '2' as const }],
    ['the same verdict of another person', { ...mine, handledBy: '李强', verdict: '1' as const }],
    ['a recovery, which has no verdict', { handledBy: null, verdict: null }],
  ])('is a conflict with %s', async (_, handled) => {
    await expect(sendAgain(handled)).rejects.toMatchObject({ kind: 'conflict' })
  })
})

it('finds the row on a later page of a server that gives fewer rows per page than requested', async () => {
  const rows = [...Array.from({ length: 60 }, (_, index) => anOpenRecord({ id: `other-${index}` })), anOpenRecord({ id: '7' })]
  const server = api({ unhandled: rows })
  const list = ({ page }: AbnormalRecordQuery) => Promise.resolve({ rows: rows.slice((page - 1) * 50, page * 50), total: rows.length, dropped: 0 })
  await sendVerdict({ ...server, list }, { verdict: VERDICT, trusted: false, leaving: false, whoAmI })
  expect(server.confirmed).toEqual([VERDICT])
})
