import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { someFacts } from './building-detail.fixtures'
import { buildingDetailMachine } from './building-detail.machine'
import type { BuildingDetailInput, BuildingFacts } from './building-detail.types'

it('asks for its building when it opens, and shows it', async () => {
  const detail = open()
  expect([detail.state(), detail.asked()]).toEqual(['loading', ['12']])
  await detail.answer(someFacts())
  expect([detail.state(), detail.name()]).toEqual(['ready.fresh', '星河大厦'])
})

it('offers a retry when it failed, which loads again', async () => {
  const detail = open()
  await detail.fail()
  expect(detail.state()).toBe('failed')
  detail.refresh()
  await detail.answer(someFacts())
  expect(detail.state()).toBe('ready.fresh')
})

it('keeps what it shows when a refresh fails, and says that it may be old', async () => {
  const detail = open()
  await detail.answer(someFacts())
  detail.refresh()
  expect([detail.state(), detail.name()]).toEqual(['ready.refreshing', '星河大厦'])
  await detail.fail()
  expect([detail.state(), detail.name()]).toEqual(['ready.stale', '星河大厦'])
})

it('takes the newest of two refreshes, whichever answers last', async () => {
  const detail = open()
  await detail.answer(someFacts())
  detail.refresh()
  detail.refresh()
  await detail.answer(someFacts({ name: '新名称' }))
  await detail.answer(someFacts({ name: '旧名称' }), -2)
  expect(detail.name()).toBe('新名称')
})

function open() {
  const calls: { id: string; resolve: (facts: BuildingFacts) => void; reject: (error: Error) => void }[] = []
  const loadFacts = fromPromise<BuildingFacts, BuildingDetailInput>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ id: input.buildingId, resolve, reject })),
  )
  const actor = createActor(buildingDetailMachine.provide({ actors: { loadFacts } }), { input: { buildingId: '12' } })
  actor.start()
  return {
    asked: () => calls.map(({ id }) => id),
    state: () => statePaths(actor.getSnapshot().value),
    name: () => actor.getSnapshot().context.facts?.detail.name,
    refresh: () => actor.send({ type: 'data.refresh' }),
    async answer(facts: BuildingFacts, at = -1) {
      calls.at(at)?.resolve(facts)
      await settle()
    },
    async fail() {
      calls.at(-1)?.reject(new Error('down'))
      await settle()
    },
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
