import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { type EventSamples, RAISED } from './path-plan'
import { pathProblems } from './path-problems'

type Event = { type: 'open' } | { type: 'close'; by: string }

const machine = createMachine({
  id: 'toy',
  types: {} as { events: Event },
  initial: 'shut',
  states: { shut: { on: { open: 'ajar' } }, ajar: { on: { close: 'shut' } } },
})
const starts = [{ input: undefined }]
const problemsOf = (plan: object) => pathProblems({ machine, starts, events: { open: [{}], close: [{ by: 'me' }] }, ...plan })

describe('path problems', () => {
  it('are empty when walks cover every state, transition and event', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('report an event that is declared and that no state takes', () => {
    expect(problemsOf({ events: { open: [{}], close: [{}], slam: [{}] } })).toEqual([
      'the event slam is declared, but no state takes it: add a transition, or remove it from the event type and the plan',
    ])
  })

  it('report an event that a state takes and that is not declared', () => {
    expect(problemsOf({ events: { open: [{}] } })).toContain(
      'the event close is taken by a state, but not declared: add it to the event type and a sample to the plan',
    )
  })

  it('report an event that is marked as raised and that the machine does not send to itself', () => {
    expect(problemsOf({ events: { open: RAISED, close: [{}] } })).toEqual([
      'no walk reaches the state ajar: add an event, a response or a start to the plan',
      'no walk takes "shut · open → ajar": add the event that causes it to the plan, or name the machine test that covers it in elsewhere',
      'no walk takes "ajar · close → shut": add the event that causes it to the plan, or name the machine test that covers it in elsewhere',
    ])
  })

  it('report an exemption that is not needed', () => {
    expect(problemsOf({ elsewhere: { 'shut · open → ajar': 'toy.test: it opens' } })).toEqual([
      'elsewhere names "shut · open → ajar", which does not exist or is walked: remove the line',
    ])
  })
})

describe('the samples of a plan', () => {
  it('compile only with every declared event, and no other', () => {
    const all: EventSamples<Event> = { open: [{}], close: [{ by: 'me' }] }
    // @ts-expect-error close is declared and has no sample
    const one: EventSamples<Event> = { open: [{}] }
    // @ts-expect-error slam is not declared
    const more: EventSamples<Event> = { open: [{}], close: [], slam: [{}] }
    // @ts-expect-error the payload of close is missing
    const incomplete: EventSamples<Event> = { open: [{}], close: [{}] }
    expect([all, one, more, incomplete].map((samples) => Object.keys(samples).length)).toEqual([2, 1, 3, 2])
  })
})
