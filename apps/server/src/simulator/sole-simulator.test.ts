import { beforeEach, expect, it } from 'vitest'

import type { Duty } from '../db/database'
import { createSoleSimulator, SIMULATION_DUTY } from './sole-simulator'

/** One lock for all processes, as the database keeps it. */
let holder: { held: boolean } | null
let running: string[]

beforeEach(() => {
  holder = null
  running = []
})

function process(name: string) {
  const takeDuty = (duty: number): Promise<Duty | null> => {
    expect(duty).toBe(SIMULATION_DUTY)
    if (holder) return Promise.resolve(null)
    const mine = { held: true }
    holder = mine
    const release = () => {
      if (holder === mine) holder = null
      return Promise.resolve()
    }
    return Promise.resolve({ isHeld: () => mine.held, release })
  }
  return createSoleSimulator({ takeDuty }, () => ({
    start: () => void running.push(name),
    stop: () => {
      running = running.filter((other) => other !== name)
      return Promise.resolve()
    },
    tick: () => Promise.resolve(),
  }))
}

it('one of several processes simulates, and another one after it has ended', async () => {
  const [first, second, third] = [process('first'), process('second'), process('third')]
  await Promise.all([first.check(), second.check(), third.check()])
  expect(running).toHaveLength(1)
  await first.stop()
  expect(running).toEqual([])
  await Promise.all([second.check(), third.check()])
  expect(running).toEqual(['second'])
})

it('stops when the database has lost its connection, so that two simulators never run for long', async () => {
  const [first, second] = [process('first'), process('second')]
  await first.check()
  if (holder) holder.held = false
  holder = null
  await second.check()
  await first.check()
  expect(running).toEqual(['second'])
})

it('does not take the duty again after it was stopped', async () => {
  const first = process('first')
  await first.stop()
  await first.check()
  expect(running).toEqual([])
  expect(holder).toBeNull()
})
