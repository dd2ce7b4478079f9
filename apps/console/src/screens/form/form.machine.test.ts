import { ApiError } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { formMachine } from './form.machine'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const CONFLICT = new ApiError('conflict', { conflict: { person: '李四', at: 1_700_000_000_000, verdict: null } })

/** A form over a fake server: each call takes the next of the given outcomes. */
async function aForm({ id = '7', loads = [{ name: '安澜' }], saves = [undefined] }: { id?: string | null; loads?: unknown[]; saves?: unknown[] } = {}) {
  const saved: unknown[] = []
  const asked: unknown[] = []
  const next = async (outcomes: unknown[]) => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const machine = formMachine.provide({
    actors: {
      loadRow: fromPromise(async ({ input }) => {
        asked.push(input)
        return input.id === null ? null : next(loads)
      }),
      save: fromPromise(async ({ input }) => {
        saved.push(input)
        await next(saves)
      }),
    },
  })
  const actor = createActor(machine, { input: { id } })
  actor.start()
  await settle()
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await settle()
  }
  return { send, saved, asked, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

it('opens a new row without loading anything', async () => {
  const form = await aForm({ id: null, loads: [new Error('must not be loaded')] })
  expect(form.value()).toBe('editing')
})

it('loads the row that is to be edited', async () => {
  const form = await aForm()
  expect([form.value(), form.context().row]).toEqual(['editing', { name: '安澜' }])
})

it('shows that loading failed, and loads again on request', async () => {
  const form = await aForm({ loads: [new ApiError('network'), { name: '安澜' }] })
  expect(form.value()).toBe('failed')
  await form.send({ type: 'form.retry' })
  expect(form.value()).toBe('editing')
})

it('says nothing about a failed save when the row was loaded at the second try', async () => {
  const form = await aForm({ loads: [new ApiError('network'), { name: '安澜' }] })
  await form.send({ type: 'form.retry' })
  expect([form.value(), form.context().rejection]).toEqual(['editing', null])
})

it('is gone when the server has no such row', async () => {
  expect((await aForm({ loads: [new ApiError('notFound')] })).value()).toBe('gone')
})

it('closes when the row is saved', async () => {
  const form = await aForm()
  await form.send({ type: 'form.submit', input: { name: '安澜科技' } })
  expect(form.value()).toBe('saved')
  expect(form.saved).toEqual([{ id: '7', row: { name: '安澜' }, input: { name: '安澜科技' } }])
})

it('keeps what was typed and names the refused field', async () => {
  const form = await aForm({ saves: [new ApiError('refused', { serverMessage: '厂商已存在', field: 'name' })] })
  await form.send({ type: 'form.submit', input: { name: '安澜' } })
  expect(form.value()).toBe('editing')
  expect(form.context().rejection).toMatchObject({ kind: 'refused', field: 'name', message: '厂商已存在' })
})

it('keeps what was typed when there is no response', async () => {
  const form = await aForm({ saves: [new ApiError('network')] })
  await form.send({ type: 'form.submit', input: { name: '安澜' } })
  expect([form.value(), form.context().rejection?.kind]).toEqual(['editing', 'failed'])
})

it('forgets the refusal of the try before', async () => {
  const form = await aForm({ saves: [new ApiError('network'), undefined] })
  await form.send({ type: 'form.submit', input: { name: '安澜' } })
  await form.send({ type: 'form.submit', input: { name: '安澜' } })
  expect([form.value(), form.context().rejection]).toEqual(['saved', null])
})

it('compares with the values of the other user and overwrites nothing by itself', async () => {
  const form = await aForm({ loads: [{ name: '安澜', version: '1' }, { name: '安澜科技', version: '2' }], saves: [CONFLICT] })
  await form.send({ type: 'form.submit', input: { name: '安澜电子' } })
  expect(form.value()).toEqual({ conflict: 'compared' })
  expect(form.context()).toMatchObject({ theirs: { name: '安澜科技' }, rejection: { person: '李四', at: 1_700_000_000_000 } })
  expect(form.saved).toHaveLength(1)
})

it('saves over the compared version when the user keeps their own values', async () => {
  const form = await aForm({ loads: [{ version: '1' }, { version: '2' }], saves: [CONFLICT, undefined] })
  await form.send({ type: 'form.submit', input: { name: '安澜电子' } })
  await form.send({ type: 'conflict.keepMine' })
  expect(form.value()).toBe('saved')
  expect(form.saved[1]).toEqual({ id: '7', row: { version: '2' }, input: { name: '安澜电子' } })
})

it('names the load after a conflict as one: what the list has would conflict again', async () => {
  const form = await aForm({ loads: [{ version: '1' }, { version: '2' }], saves: [CONFLICT] })
  await form.send({ type: 'form.submit', input: {} })
  expect(form.asked).toEqual([{ id: '7', isConflict: false }, { id: '7', isConflict: true }])
})

it('goes on with the values of the other user when the own ones are given up', async () => {
  const form = await aForm({ loads: [{ name: 'a' }, { name: 'b' }], saves: [CONFLICT] })
  await form.send({ type: 'form.submit', input: { name: 'c' } })
  await form.send({ type: 'conflict.takeTheirs' })
  expect([form.value(), form.context().row, form.context().rejection]).toEqual(['editing', { name: 'b' }, null])
})

it('offers nothing but a retry while the values of the other user are unknown', async () => {
  const form = await aForm({ loads: [{ name: 'a' }, new ApiError('network'), { name: 'b' }], saves: [CONFLICT] })
  await form.send({ type: 'form.submit', input: { name: 'c' } })
  expect(form.value()).toEqual({ conflict: 'unknown' })
  await form.send({ type: 'conflict.keepMine' })
  expect(form.saved).toHaveLength(1)
  await form.send({ type: 'form.retry' })
  expect(form.value()).toEqual({ conflict: 'compared' })
})

it('is gone when the row was deleted while it was edited', async () => {
  const form = await aForm({ saves: [new ApiError('notFound')] })
  await form.send({ type: 'form.submit', input: { name: 'c' } })
  expect(form.value()).toBe('gone')
})
