import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aFire } from '../../features/overview/overview.fixtures'
import { overlayMachine } from './overlay.machine'

it('shows one thing at a time: a notice does not push the open list away', () => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type: 'exceptions.open' })
  overlay.send({ type: 'record.open', record: aFire() })
  expect(overlay.getSnapshot().value).toBe('exceptionList')
})

it('opens the record of a notice and forgets it when it is closed', () => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type: 'record.open', record: aFire() })
  expect(overlay.getSnapshot().value).toBe('record')
  overlay.send({ type: 'overlay.close' })
  expect(overlay.getSnapshot()).toMatchObject({ value: 'none', context: { record: null } })
})
