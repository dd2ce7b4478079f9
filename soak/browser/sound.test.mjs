import { beforeAll, expect, it } from 'vitest'
import { runBlockedSound } from './sound.mjs'

/** Checks counts only; `npm run soak -- sound` measures the time until the gate appears in 100 loads. */
let seen = []

beforeAll(async () => {
  seen = await runBlockedSound({ loads: 2 })
}, 120_000)

it('starts no tone before a click on the gate, with an alarm before or after the click', () => {
  expect(seen.map(({ startsBeforeClick }) => startsBeforeClick)).toEqual([0, 0])
})

it('starts the first tone after the click on a running audio graph', () => {
  expect(seen.map(({ running, errors }) => ({ running, errors }))).toEqual([{ running: true, errors: 0 }, { running: true, errors: 0 }])
})
