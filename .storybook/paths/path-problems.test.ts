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

describe('what the walk through a machine leaves open', () => {
  it('is nothing when every state, arrow and event is walked', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('is an event that is declared and that no state takes', () => {
    expect(problemsOf({ events: { open: [{}], close: [{}], slam: [{}] } })).toEqual([
      'the event slam is declared, but no state takes it: give it a transition, or take it out of the event type and the plan',
    ])
  })

  it('is an event that a state takes and that nobody declares', () => {
    expect(problemsOf({ events: { open: [{}] } })).toContain(
      'the event close is taken by a state, but not declared: add it to the event type and give the plan a sample',
    )
  })

  it('is an event that the machine was said to send to itself, and does not', () => {
    expect(problemsOf({ events: { open: RAISED, close: [{}] } })).toEqual([
      'no walk reaches the state ajar: give the plan what leads there (an event, an answer or a start)',
      'no walk takes "shut · open → ajar": give the plan what causes it, or name in elsewhere the machine test that does',
      'no walk takes "ajar · close → shut": give the plan what causes it, or name in elsewhere the machine test that does',
    ])
  })

  it('is an excuse that has grown old', () => {
    expect(problemsOf({ elsewhere: { 'shut · open → ajar': 'toy.test: it opens' } })).toEqual([
      'elsewhere names "shut · open → ajar": no such arrow is left out; take the line away',
    ])
  })
})

describe('the samples of a plan', () => {
  it('compile only when they name every declared event, and no other', () => {
    const all: EventSamples<Event> = { open: [{}], close: [{ by: 'me' }] }
    // @ts-expect-error close is declared and has no sample
    const one: EventSamples<Event> = { open: [{}] }
    // @ts-expect-error slam is not declared
    const more: EventSamples<Event> = { open: [{}], close: [], slam: [{}] }
    // @ts-expect-error whoever closes is named
    const nobody: EventSamples<Event> = { open: [{}], close: [{}] }
    expect([all, one, more, nobody].map((samples) => Object.keys(samples).length)).toEqual([2, 1, 3, 2])
  })
})
