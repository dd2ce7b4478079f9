/** The state that asked: `loading` leads into `ready`, whose data may be a region of its own; `refreshing` is there already. */
export type Into = 'ready.' | 'ready.data.' | ''

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}

/** An answer is shown by the action `show`; what comes while the link is silent may be old already, and says so. */
export function shown<const Show extends string>(show: Show) {
  return (into: Into) => [silent(into, show), fresh(into, show)] as const
}

/** As `shown`, but an answer of which the guard `nothing` is true is certainty: it leads to `at`. */
export function shownOrEmpty<const Show extends string, const Nothing extends string>(
  show: Show,
  nothing: Nothing,
  at: `#${string}.empty`,
) {
  return (into: Into) => [silent(into, show), empty(at, show, nothing), fresh(into, show)] as const
}

export function fresh<const Show extends string>(into: Into, show: Show) {
  return { target: `${into}fresh`, actions: { type: show, params: output } } as const
}

export function empty<const Show extends string, const Nothing extends string>(at: string, show: Show, nothing: Nothing) {
  return { guard: { type: nothing, params: output }, target: at, actions: { type: show, params: output } } as const
}

function silent<const Show extends string>(into: Into, show: Show) {
  return { guard: 'linkSilent', target: `${into}stale`, actions: { type: show, params: output } } as const
}

/** The page that was asked for is gone: the last one is asked for instead. */
export function pastTheEnd(into: Into) {
  return {
    guard: { type: 'pastTheEnd', params: output },
    target: into === '' ? 'refreshing' : 'loading',
    reenter: true,
    actions: { type: 'goToLastPage', params: output },
  } as const
}
