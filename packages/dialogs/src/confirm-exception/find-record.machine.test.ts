import type { AbnormalRecord } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { findRecordMachine } from './find-record.machine'

const ref = { kind: 'general', id: '1' } as const

function search(...answers: (AbnormalRecord | null | Error)[]) {
  const asked: unknown[] = []
  const find = (request: unknown) => {
    asked.push(request)
    const answer = answers.shift() ?? null
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const actor = createActor(provideCalls(findRecordMachine, { find }), { input: { ref } })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  return { actor, asked, emitted, reached: (state: 'found' | 'missing' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)) }
}

it('asks for the record by kind and id, and keeps what it finds', async () => {
  const { reached, asked } = search(aRecord({ id: '1' }))
  expect((await reached('found')).context.record).toMatchObject({ id: '1' })
  expect(asked).toEqual([ref])
})

it('a record that is on no list is missing, which is no failure', async () => {
  const { actor, reached } = search(null)
  await reached('missing')
  actor.send({ type: 'load.retry' })
  expect(actor.getSnapshot().value).toBe('missing')
})

it('a list that cannot be read is a failure, and is read again when the operator wants it', async () => {
  const { actor, reached, asked } = search(new Error('offline'), aRecord({ id: '1' }))
  await reached('failed')
  actor.send({ type: 'load.retry' })
  await reached('found')
  expect(asked).toHaveLength(2)
})

it('can be closed at any time before it has found the record', async () => {
  const { actor, reached, emitted } = search(null)
  actor.send({ type: 'dialog.close' })
  await reached('missing')
  actor.send({ type: 'dialog.close' })
  expect(emitted).toEqual(['close', 'close'])
})
