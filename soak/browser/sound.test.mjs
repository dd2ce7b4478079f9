import { beforeAll, expect, it } from 'vitest'
import { runBlockedSound } from './sound.mjs'

/** Counts only; how soon the gate stands in 100 loads is for `npm run soak -- sound`. */
let seen = []

beforeAll(async () => {
  seen = await runBlockedSound({ loads: 2 })
}, 120_000)

it('starts no tone before somebody clicks the gate, whether the alarm comes before the click or after it', () => {
  expect(seen.map(({ startsBeforeClick }) => startsBeforeClick)).toEqual([0, 0])
})

it('starts the first alarm after the click on an audio graph that runs', () => {
  expect(seen.map(({ running, errors }) => ({ running, errors }))).toEqual([{ running: true, errors: 0 }, { running: true, errors: 0 }])
})
