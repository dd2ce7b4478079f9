import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { overlayMachine } from './overlay.machine'

it('shows one thing at a time: nothing pushes the open list away', () => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type: 'exceptions.open' })
  overlay.send({ type: 'password.open' })
  expect(overlay.getSnapshot().value).toBe('exceptionList')
  overlay.send({ type: 'overlay.close' })
  overlay.send({ type: 'password.open' })
  expect(overlay.getSnapshot().value).toBe('changePassword')
})
