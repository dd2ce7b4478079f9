import { expect, it } from 'vitest'
import { clientOfBody } from '../testing/client-of-body'
import type { FullClient } from '../testing/call-sample'

type Case = [what: string, wire: string, read: (client: FullClient) => Promise<unknown>]
const LISTS: readonly Case[] = [
  ['points of a model', 'measuringPointIds', async (client) => (await client.deviceSeries.models.get('1')).pointIds],
  ['points of a type of facilities', 'measuringPointIds', async (client) => (await client.facilityTypes.get('1')).pointIds],
  ['facilities of a route', 'labelIds', async (client) => (await client.inspection.routes.get('1')).facilityIds],
  ['weekdays of a plan', 'weekDays', async (client) => (await client.inspection.plans.get('1')).weekdays],
  ['days of the month of a plan', 'monthDays', async (client) => (await client.inspection.plans.get('1')).monthDays],
  ['persons of a plan', 'userIds', async (client) => (await client.inspection.plans.get('1')).personIds],
]

it.each(LISTS)('%s: none when nothing is sent, unread when it is no text: who saves would remove what was not seen', async (_what, wire, read) => {
  const of = (value: unknown) => {
    const { client, diagnostics } = clientOfBody(JSON.stringify({ status: 200, data: { id: 1, [wire]: value } }))
    return read(client).then((ids) => [ids, diagnostics.map(({ detail }) => detail)])
  }
  expect(await of('4, 7,')).toEqual([['4', '7'], []])
  expect([await of(null), await of('')]).toEqual([[[], []], [[], []]])
  expect(await of([4, 7])).toEqual([null, [`${wire}: unreadable`]])
  expect(await of(true)).toEqual([null, [`${wire}: unreadable`]])
})
