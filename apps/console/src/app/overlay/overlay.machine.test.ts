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

it('replaces the search by what was chosen in it', () => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type: 'palette.open' })
  overlay.send({ type: 'dialog.open', address: 'building.12' })
  expect(overlay.getSnapshot()).toMatchObject({ value: 'dialog', context: { address: 'building.12' } })
  overlay.send({ type: 'palette.open' })
  expect(overlay.getSnapshot().value).toBe('dialog')
  overlay.send({ type: 'overlay.close' })
  expect(overlay.getSnapshot()).toMatchObject({ value: 'none', context: { address: null } })
})

it.each([
  ['exceptions.open', 'exceptionList'],
  ['password.open', 'changePassword'],
  ['security.open', 'accountSecurity'],
  ['palette.open', 'palette'],
] as const)('opens by %s, and closes again', (type, opened) => {
  const overlay = createActor(overlayMachine).start()
  overlay.send({ type })
  expect(overlay.getSnapshot().value).toBe(opened)
  overlay.send({ type: 'overlay.close' })
  expect(overlay.getSnapshot().value).toBe('none')
})
