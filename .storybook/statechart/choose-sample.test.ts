import { expect, it } from 'vitest'
import { type AnyMachineSnapshot, createActor, createMachine } from 'xstate'
import { chooseSample } from './choose-sample'

const machine = createMachine({
  id: 'list',
  initial: 'ready',
  states: {
    ready: {
      on: {
        pick: [
          { guard: ({ event }) => event.row === 1, target: 'open' },
          { guard: ({ event }) => event.row === 2, actions: 'write' },
        ],
        end: 'over',
      },
    },
    open: {},
    over: { type: 'final' },
  },
})

const actor = createActor(machine).start()
const ready: AnyMachineSnapshot = actor.getSnapshot()
const samples = [0, 1, 2].map((row) => ({ type: 'pick', row }))
const arrow = (to: string | null) => ({ from: 'ready', to })

it('of several samples the one is sent that takes the chosen transition', () => {
  expect(chooseSample(ready, samples, arrow('open'))).toEqual({ type: 'pick', row: 1 })
  expect(chooseSample(ready, samples, arrow(null))).toEqual({ type: 'pick', row: 2 })
})

it('when no sample takes it, one is sent that the machine takes another way', () => {
  expect(chooseSample(ready, samples.slice(2), arrow('open'))).toEqual({ type: 'pick', row: 2 })
})

it('an event that no sample lets happen is not sent', () => {
  expect(chooseSample(ready, samples.slice(0, 1), arrow('open'))).toBeNull()
})

it('a machine that has ended is sent nothing', () => {
  actor.send({ type: 'end' })
  expect(chooseSample(actor.getSnapshot(), samples, arrow('open'))).toBeNull()
})
