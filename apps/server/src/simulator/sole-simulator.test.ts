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

/** A process whose database answers when it is told to: `answer` of the questions in the order in which they were asked. */
function slowProcess() {
  const answers: ((duty: Duty | null) => void)[] = []
  const released: string[] = []
  let isRunning = false
  const simulator = createSoleSimulator({ takeDuty: () => new Promise<Duty | null>((resolve) => answers.push(resolve)) }, () => ({
    start: () => void (isRunning = true),
    stop: async () => void (isRunning = false),
    tick: async () => undefined,
  }))
  const duty = (name: string) => ({ held: true, isHeld() { return this.held }, release: async () => void released.push(name) })
  return { simulator, answers, released, duty, isRunning: () => isRunning }
}

it('notices the loss of the duty also when the database was slow and the duty was asked for twice', async () => {
  const { simulator, answers, duty, isRunning } = slowProcess()
  const checks = [simulator.check(), simulator.check()]
  const first = duty('first')
  answers[0]?.(first)
  answers[1]?.(null)
  await Promise.all(checks)
  expect(isRunning()).toBe(true)
  first.held = false
  const next = simulator.check()
  await expect.poll(() => answers).toHaveLength(3)
  answers[2]?.(null)
  await next
  expect(isRunning()).toBe(false)
})

it('gives a duty back that comes after it was stopped', async () => {
  const { simulator, answers, released, duty, isRunning } = slowProcess()
  const check = simulator.check()
  await simulator.stop()
  answers[0]?.(duty('late'))
  await check
  expect([isRunning(), released]).toEqual([false, ['late']])
})

it('does not take the duty again after it was stopped', async () => {
  const first = process('first')
  await first.stop()
  await first.check()
  expect(running).toEqual([])
  expect(holder).toBeNull()
})
