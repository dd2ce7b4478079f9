/** What the operator sees of a part of a dialog, state by state. */
export interface PartSentences {
  loading: string
  fresh: string
  refreshing: string
  stale: string
  failed: string
}

/** `loading` leads into `ready`; `refreshing` is there already. */
export type Into = 'ready.' | 'ready.data.' | ''

interface PartCall<Part, Src, Input, OnDone> {
  /** the name under which the setup counts what its answers include (`asked`, `outdated`) */
  part: Part
  src: Src
  input: Input
  /** where an answer leads: `shown`, `shownOrEmpty` or `shownAsPage` */
  onDone: (into: Into) => OnDone
}

/**
 * A part of a dialog with a call of its own: on its way, here, possibly old, or not to be had (architecture §4).
 * It asks again after every change that its last answer cannot include, and keeps what it shows meanwhile.
 */
export function partRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  { part, src, input, onDone }: PartCall<Part, Src, Input, OnDone>,
  says: PartSentences,
) {
  const entry = { type: 'asked', params: part } as const
  return {
    initial: 'loading',
    on: { 'records.changed': { actions: 'noteChange' } },
    states: {
      loading: {
        description: says.loading,
        entry,
        invoke: { src, input, onDone: onDone('ready.'), onError: 'failed' },
      },
      ready: {
        initial: 'fresh',
        on: { 'dialog.refresh': '.refreshing' },
        states: {
          fresh: {
            description: says.fresh,
            always: { guard: { type: 'outdated', params: part }, target: 'refreshing' },
            on: { 'link.silent': 'stale' },
          },
          refreshing: {
            description: says.refreshing,
            entry,
            invoke: { src, input, onDone: onDone(''), onError: 'stale' },
          },
          stale: {
            description: says.stale,
            on: { 'link.heard': 'refreshing', 'records.changed': { target: 'refreshing', actions: 'noteChange' } },
          },
        },
      },
      failed: {
        description: says.failed,
        on: {
          'dialog.refresh': 'loading',
          'link.heard': 'loading',
          'records.changed': { target: 'loading', actions: 'noteChange' },
        },
      },
    },
  } as const
}

export interface EmptiableSentences extends PartSentences {
  empty: string
}

/** A part that may have nothing to say, which is something else than not to have been told (architecture §4). */
export function emptiableRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  call: PartCall<Part, Src, Input, OnDone>,
  says: EmptiableSentences,
) {
  const { states, ...region } = partRegion(call, says)
  const empty = {
    description: says.empty,
    always: { guard: { type: 'outdated', params: call.part }, target: 'ready.refreshing' },
    on: { 'dialog.refresh': 'ready.refreshing', 'link.silent': 'ready.stale' },
  } as const
  return { ...region, states: { ...states, empty } }
}
