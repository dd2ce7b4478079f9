import type { ApiClient } from '@smart-fire/api-client'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formAct } from '../row-act'
import { actCalls } from './form-calls'

interface Room {
  id: string
  version: string | null
}

const LISTED: Room = { id: '7', version: '1' }
const ON_SERVER: Room = { id: '7', version: '2' }
const get = async (id: string): Promise<Room> => (id === ON_SERVER.id ? ON_SERVER : LISTED)
const client = {} as ApiClient
const { signal } = new AbortController()
const form = { schema: v.object({}), fields: [] }

describe('the form of an act on a row', () => {
  const act = formAct<Room, object>({ name: 'stop', form, run: async () => undefined })

  it('opens over the row of the list, without a request', async () => {
    const calls = actCalls<Room>(act, { get: () => Promise.reject(new Error('must not be asked')) }, LISTED, client)
    expect(await calls.load('7', signal)).toBe(LISTED)
  })

  it('compares with the row on the server after a conflict, so that the next save names its version', async () => {
    const calls = actCalls<Room>(act, { get }, LISTED, client)
    expect(await calls.reload?.('7', signal)).toBe(ON_SERVER)
  })

  it('loads what belongs to the row anew after a conflict, for the row on the server', async () => {
    const members = formAct<Room, object, { of: Room }>({ name: 'members', form, load: async (_, row) => ({ of: row }), run: async () => undefined })
    const calls = actCalls<Room>(members, { get }, LISTED, client)
    expect([await calls.load('7', signal), await calls.reload?.('7', signal)]).toEqual([{ of: LISTED }, { of: ON_SERVER }])
  })
})
