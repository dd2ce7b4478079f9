import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { openCalls } from '../testing/open-calls'
import { aJudgedFire } from './raise-verdict.fixtures'
import { raiseVerdictMachine, type RaiseVerdictEvent } from './raise-verdict.machine'

function aQuestion() {
  const { logic, ...calls } = openCalls<typeof raiseVerdictMachine, 'raise'>(raiseVerdictMachine)
  const actor = createActor(logic, { input: { record: aJudgedFire() } })
  const emitted: object[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { ...calls, emitted, send: (event: RaiseVerdictEvent) => actor.send(event), state: () => actor.getSnapshot().value, problem: () => actor.getSnapshot().context.problem }
}

it('raises nothing before it is confirmed, and leaves the record as it is when it is closed', () => {
  const question = aQuestion()
  question.send({ type: 'dialog.close' })
  expect([question.requests('raise'), question.emitted]).toEqual([[], [{ type: 'close', raised: false }]])
})

it('sends the verdict once, and stays open until the server has answered', async () => {
  const question = aQuestion()
  question.send({ type: 'raise.confirm' })
  question.send({ type: 'raise.confirm' })
  question.send({ type: 'dialog.close' })
  expect([question.requests('raise'), question.emitted]).toEqual([[aJudgedFire()], []])
  await question.respond('raise', { outcome: 'raised' })
  expect(question.emitted).toEqual([{ type: 'notice', key: 'raised' }, { type: 'close', raised: true }])
  // a host that has not closed it yet is told the same again
  question.send({ type: 'dialog.close' })
  expect(question.emitted.at(-1)).toEqual({ type: 'close', raised: true })
})

it('names the person who was first: the record is a real fire as well', async () => {
  const question = aQuestion()
  question.send({ type: 'raise.confirm' })
  await question.respond('raise', { outcome: 'already', person: '李华' })
  expect(question.emitted).toEqual([{ type: 'notice', key: 'already', person: '李华' }, { type: 'close', raised: true }])
})

it('stays open with the reason when the verdict was not raised, sends it again, and does not repeat a reason of before', async () => {
  const question = aQuestion()
  question.send({ type: 'raise.confirm' })
  await question.respond('raise', { outcome: 'failed', message: '没有权限' })
  expect([question.state(), question.problem(), question.emitted]).toEqual(['failed', '没有权限', []])
  question.send({ type: 'raise.confirm' })
  await question.fail('raise')
  expect([question.state(), question.problem(), question.requests('raise').length]).toEqual(['failed', null, 2])
  question.send({ type: 'dialog.close' })
  expect(question.emitted).toEqual([{ type: 'close', raised: false }])
})
