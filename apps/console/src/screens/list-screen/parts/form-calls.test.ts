import type { ApiClient } from '@smart-fire/api-client'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formAct } from '../row-act'
import { actCalls, usualCalls } from './form-calls'

interface Room {
  id: string
  version: string | null
}

const LISTED: Room = { id: '7', version: '1' }
const ON_SERVER: Room = { id: '7', version: '2' }
const get = async (id: string): Promise<Room> => (id === ON_SERVER.id ? ON_SERVER : LISTED)
const notAsked = () => Promise.reject(new Error('must not be asked'))
const client = {} as ApiClient
const { signal } = new AbortController()
const form = { schema: v.object({}), fields: [] }

const act = formAct<Room, object>({ name: 'stop', form, run: async () => undefined })

describe('the form of an act on a row', () => {
  it('opens over the row of the list, without a request', async () => {
    const calls = actCalls<Room>(act, { get: notAsked, list: notAsked }, LISTED, client)
    expect(await calls.load('7', signal)).toBe(LISTED)
  })

  it('compares with the row on the server after a conflict, so that the next save names its version', async () => {
    const calls = actCalls<Room>(act, { get, list: notAsked }, LISTED, client)
    expect(await calls.reload?.('7', signal)).toBe(ON_SERVER)
  })

  it('loads what belongs to the row anew after a conflict, for the row on the server', async () => {
    const members = formAct<Room, object, { of: Room }>({ name: 'members', form, load: async (_, row) => ({ of: row }), run: async () => undefined })
    const calls = actCalls<Room>(members, { get, list: notAsked }, LISTED, client)
    expect([await calls.load('7', signal), await calls.reload?.('7', signal)]).toEqual([{ of: LISTED }, { of: ON_SERVER }])
  })
})

describe('a list that has no call for one row', () => {
  const list = async () => ({ rows: [{ id: '6', version: '4' }, ON_SERVER], total: 2, dropped: 0 })
  const update = async () => undefined

  it('opens its form over the row of the list, without a request', async () => {
    expect(await usualCalls<Room, object, object, object>({ list: notAsked, update }, LISTED).load('7', signal)).toBe(LISTED)
  })

  it('compares with the row on the server after a conflict all the same: with the version that was refused, every further save would be refused', async () => {
    const usual = usualCalls<Room, object, object, object>({ list, update }, LISTED)
    const ofAct = actCalls<Room>(act, { list }, LISTED, client)
    expect([await usual.reload?.('7', signal), await ofAct.reload?.('7', signal)]).toEqual([ON_SERVER, ON_SERVER])
  })
})
