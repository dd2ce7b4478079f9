import type { AbnormalRecord, AbnormalRecordQuery, RecordVerdict } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { anOpenRecord } from '../alarm-link/alarm-link.fixtures'
import { sendVerdict } from './send-verdict'

const VERDICT: RecordVerdict = { kind: 'general', id: '7', category: '1', verdict: '1' }

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
  await sendVerdict(server, { verdict: VERDICT, trusted: true, leaving: false })
  expect(server.confirmed).toEqual([VERDICT])
})

it('reads the row first where a verdict would overwrite another, on whatever page it stands', async () => {
  const others = Array.from({ length: 150 }, (_, index) => anOpenRecord({ id: `other-${index}` }))
  const server = api({ unhandled: [...others, anOpenRecord({ id: '7' })] })
  await sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: false })
  expect(server.confirmed).toEqual([VERDICT])
})

it('keeps a verdict that cannot be checked any more because the page is going away', async () => {
  const server = api({ unhandled: [anOpenRecord({ id: '7' })] })
  await expect(sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: true })).rejects.toMatchObject({ kind: 'network' })
  expect(server.confirmed).toEqual([])
})

it('sends nothing when somebody else was first, and says who', async () => {
  const handled = anOpenRecord({ id: '7', handledBy: '李强', handledAt: 9, verdict: '2' })
  const server = api({ handledFires: [handled] })
  await expect(sendVerdict(server, { verdict: VERDICT, trusted: false, leaving: false })).rejects.toMatchObject({
    kind: 'conflict',
    conflict: { person: '李强', at: 9, verdict: '2' },
  })
  expect(server.confirmed).toEqual([])
})
