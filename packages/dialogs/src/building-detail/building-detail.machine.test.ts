import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { someFacts } from './building-detail.fixtures'
import { type BuildingDetailEvent, buildingDetailMachine } from './building-detail.machine'

it('loads its building when it opens, and shows it', async () => {
  const detail = open()
  expect([detail.state(), detail.requests('loadFacts')]).toEqual(['loading', [{ buildingId: '12' }]])
  await detail.respond('loadFacts', someFacts())
  expect([detail.state(), detail.name()]).toEqual(['ready.fresh', '星河大厦'])
})

it('offers a retry when it failed, which loads again', async () => {
  const detail = open()
  await detail.fail('loadFacts')
  expect(detail.state()).toBe('failed')
  detail.send({ type: 'data.refresh' })
  await detail.respond('loadFacts', someFacts())
  expect(detail.state()).toBe('ready.fresh')
})

it('keeps what it shows when a refresh fails, and marks it as stale', async () => {
  const detail = open()
  await detail.respond('loadFacts', someFacts())
  detail.send({ type: 'data.refresh' })
  expect([detail.state(), detail.name()]).toEqual(['ready.refreshing', '星河大厦'])
  await detail.fail('loadFacts')
  expect([detail.state(), detail.name()]).toEqual(['ready.stale', '星河大厦'])
})

it('shows the response of the newest of two refreshes, whichever comes last', async () => {
  const detail = open()
  await detail.respond('loadFacts', someFacts())
  detail.send({ type: 'data.refresh' })
  detail.send({ type: 'data.refresh' })
  await detail.respond('loadFacts', someFacts({ name: '新名称' }))
  await detail.respond('loadFacts', someFacts({ name: '旧名称' }), -2)
  expect(detail.name()).toBe('新名称')
})

it('is stale while the alarm link is silent, and loaded again when it is live', async () => {
  const detail = open()
  await detail.respond('loadFacts', someFacts())
  detail.send({ type: 'link.silent' })
  expect(detail.state()).toBe('ready.stale')
  detail.send({ type: 'link.live' })
  expect(detail.state()).toBe('ready.refreshing')
})

it('is stale when it is opened or refreshed while the alarm link is silent: no change since would be told', async () => {
  const detail = open()
  detail.send({ type: 'link.silent' })
  await detail.respond('loadFacts', someFacts())
  expect(detail.state()).toBe('ready.stale')
  detail.send({ type: 'data.refresh' })
  await detail.respond('loadFacts', someFacts())
  expect(detail.state()).toBe('ready.stale')
  detail.send({ type: 'link.live' })
  await detail.respond('loadFacts', someFacts())
  expect(detail.state()).toBe('ready.fresh')
})

function open() {
  const { logic, ...calls } = openCalls(buildingDetailMachine)
  const actor = createActor(logic, { input: { buildingId: '12' } }).start()
  return {
    ...calls,
    send: (event: BuildingDetailEvent) => actor.send(event),
    state: () => statePaths(actor.getSnapshot().value.facts),
    name: () => actor.getSnapshot().context.facts?.detail.name,
  }
}
