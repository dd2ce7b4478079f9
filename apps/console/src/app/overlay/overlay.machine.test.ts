import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { overlayMachine } from './overlay.machine'

it('opens no second overlay while one is open', () => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type: 'exceptions.open' })
  overlay.send({ type: 'password.open' })
  expect(overlay.getSnapshot().value).toBe('exceptionList')
  overlay.send({ type: 'overlay.close' })
  overlay.send({ type: 'password.open' })
  expect(overlay.getSnapshot().value).toBe('changePassword')
})
