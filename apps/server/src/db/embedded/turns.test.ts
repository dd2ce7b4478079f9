import { expect, it } from 'vitest'
import { createTurns, type Purpose } from './turns'

it('gives the next turn to a report, then to other work, then to lists, in each in the order of asking', async () => {
  const turns = createTurns()
  const order: string[] = []
  let open: () => void = () => undefined
  const held = new Promise<void>((resolve) => (open = resolve))
  const first = turns.take('list', () => held)
  const ask = (purpose: Purpose, name: string) => turns.take(purpose, async () => void order.push(name))
  const asked = [ask('list', 'list 1'), ask('work', 'work 1'), ask('list', 'list 2'), ask('ingestion', 'fire 1'), ask('work', 'work 2'), ask('ingestion', 'fire 2')]
  open()
  await Promise.all([first, ...asked])
  expect(order).toEqual(['fire 1', 'fire 2', 'work 1', 'work 2', 'list 1', 'list 2'])
})

it('passes the turn on when the work fails, and drops what is aborted while it waits', async () => {
  const turns = createTurns()
  const call = new AbortController()
  const failing = turns.take('work', () => Promise.reject(new Error('broken')))
  let ran = false
  const aborted = turns.take('list', async () => void (ran = true), call.signal)
  call.abort(new Error('gone'))
  await expect(failing).rejects.toThrow('broken')
  await expect(aborted).rejects.toThrow('gone')
  expect(await turns.take('list', async () => 'next')).toBe('next')
  expect(ran).toBe(false)
})

it('lets a list wait a few turns of the event loop for a report whose connection is just being accepted', async () => {
  const turns = createTurns()
  const order: string[] = []
  const first = turns.take('work', async () => undefined)
  const list = turns.take('list', async () => void order.push('list'))
  await first
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  const fire = turns.take('ingestion', async () => void order.push('fire'))
  await Promise.all([list, fire])
  expect(order).toEqual(['fire', 'list'])
})
