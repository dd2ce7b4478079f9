import { factsRequest, output } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'
import { failed, type FactsSentences, fresh, stale } from './facts.region'

export interface FactsListSentences extends FactsSentences {
  empty: string
}

const SHOWN = { type: 'showFacts', params: output } as const
const NONE = { monitoring: 'noValues', outlets: 'noOutlets' } as const

/** A part that may have nothing to say, which is something else than not to have been told (architecture §4). */
export function factsListRegion(part: 'monitoring' | 'outlets', says: FactsListSentences) {
  const none = { guard: { type: NONE[part], params: output }, target: `#hydrant.${part}.empty`, actions: SHOWN } as const
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
            none,
            { target: 'ready.fresh', actions: SHOWN },
          ],
          onError: 'failed',
        },
      },
      ready: {
        initial: 'fresh',
        on: { 'dialog.refresh': '.refreshing', ...due(part, '.refreshing') },
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
                none,
                { target: 'fresh', actions: SHOWN },
              ],
              onError: 'stale',
            },
            // a call on its way is answer enough
            on: due(part, undefined),
          },
          stale: stale(says),
        },
      },
      empty: {
        description: says.empty,
        always: { guard: { type: 'outdated', params: part }, target: 'ready.refreshing' },
        on: { 'dialog.refresh': 'ready.refreshing', 'link.silent': 'ready.stale', ...due(part, 'ready.refreshing') },
      },
      failed: failed(says),
    },
  })
}

/** Only live values become due by themselves. */
function due(part: 'monitoring' | 'outlets', target: string | undefined) {
  return part === 'monitoring' ? { 'monitoring.due': target === undefined ? {} : { target } } : {}
}
