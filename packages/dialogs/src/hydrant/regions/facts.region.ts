import { factsRequest, output } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'
import type { FactsPart } from '../hydrant.types'

/** What the operator sees of a part, state by state. */
export interface FactsSentences {
  loading: string
  fresh: string
  refreshing: string
  stale: string
  failed: string
}

const SHOWN = { type: 'showFacts', params: output } as const

/** A part that always has something to say once it has answered: the hydrant itself, its unit, a count. */
export function factsRegion(part: 'facility' | 'unit' | 'notEnabled', says: FactsSentences) {
  return hydrantSetup.createStateConfig({
    initial: 'loading',
    on: { 'hydrant.changed': { actions: 'noteChange' } },
    states: {
      loading: {
        description: says.loading,
        entry: { type: 'asked', params: part },
        invoke: {
          src: 'loadFacts',
          input: factsRequest(part),
          onDone: [
            { guard: 'linkSilent', target: 'ready.stale', actions: SHOWN },
            { target: 'ready.fresh', actions: SHOWN },
          ],
          onError: 'failed',
        },
      },
      ready: {
        initial: 'fresh',
        on: { 'dialog.refresh': '.refreshing' },
        states: {
          fresh: fresh(part, says),
          refreshing: {
            description: says.refreshing,
            entry: { type: 'asked', params: part },
            invoke: {
              src: 'loadFacts',
              input: factsRequest(part),
              onDone: [
                { guard: 'linkSilent', target: 'stale', actions: SHOWN },
                { target: 'fresh', actions: SHOWN },
              ],
              onError: 'stale',
            },
          },
          stale: stale(says),
        },
      },
      failed: failed(says),
    },
  })
}

export function fresh(part: FactsPart, { fresh: description }: FactsSentences) {
  return hydrantSetup.createStateConfig({
    description,
    always: { guard: { type: 'outdated', params: part }, target: 'refreshing' },
    on: { 'link.silent': 'stale' },
  })
}

export function stale({ stale: description }: FactsSentences) {
  return hydrantSetup.createStateConfig({
    description,
    on: { 'link.heard': 'refreshing', 'hydrant.changed': { target: 'refreshing', actions: 'noteChange' } },
  })
}

export function failed({ failed: description }: FactsSentences) {
  return hydrantSetup.createStateConfig({
    description,
    on: {
      'dialog.refresh': 'loading',
      'link.heard': 'loading',
      'hydrant.changed': { target: 'loading', actions: 'noteChange' },
    },
  })
}
