import { expect, it, onTestFinished } from 'vitest'
import { runTogether } from './programs.mjs'

const RUNS_ON = ['-e', 'setInterval(() => {}, 1000)']
const ENDS_WITH = (code) => ['-e', `process.exit(${code})`]

/** Starts programs; resolves with the exit code of all. */
function endOf(act) {
  return new Promise((resolve) => {
    const programs = runTogether(resolve)
    onTestFinished(() => programs.stopAll())
    act(programs)
  })
}

it.each([3, 0])('all end with the code of the one that has ended: %i', async (code) => {
  const end = endOf((programs) => {
    programs.start(RUNS_ON)
    programs.start(ENDS_WITH(code))
  })
  expect(await end).toBe(code)
})

it('that were told to stop end with 0', async () => {
  const end = endOf((programs) => {
    programs.start(RUNS_ON)
    programs.stopAll()
  })
  expect(await end).toBe(0)
})

it('none is started after one has ended: it would run on alone', async () => {
  const ends = []
  const programs = runTogether((code) => ends.push(code))
  programs.stopAll(1)
  programs.start(ENDS_WITH(5))
  programs.stopAll()
  expect({ ends, ended: programs.hasEnded() }).toEqual({ ends: [1], ended: true })
})
