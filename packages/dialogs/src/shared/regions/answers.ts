import type { Into } from './part.region'

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}

/** An answer is shown; what comes while the link is silent may be old already, and says so. */
export function shown<const Show extends string>(show: Show) {
  const actions = { type: show, params: output } as const
  return (into: Into) => [silent(into, actions), fresh(into, actions)] as const
}

/** As `shown`, but an answer of which the guard `nothing` is true is certainty: it leads to `at`. */
export function shownOrEmpty<const Show extends string, const Nothing extends string>(
  show: Show,
  nothing: Nothing,
  at: `#${string}.empty`,
) {
  const actions = { type: show, params: output } as const
  const empty = { guard: { type: nothing, params: output }, target: at, actions } as const
  return (into: Into) => [silent(into, actions), empty, fresh(into, actions)] as const
}

/** As `shownOrEmpty`, and when the page that was asked for is gone, the last one is asked for instead. */
export function shownAsPage<const Show extends string, const Nothing extends string>(
  show: Show,
  nothing: Nothing,
  at: `#${string}.empty`,
) {
  const answers = shownOrEmpty(show, nothing, at)
  return (into: Into) => [pastTheEnd(into), ...answers(into)] as const
}

export function pastTheEnd(into: Into) {
  return {
    guard: { type: 'pastTheEnd', params: output },
    target: into === '' ? 'refreshing' : 'loading',
    reenter: true,
    actions: { type: 'goToLastPage', params: output },
  } as const
}

function silent<const Actions>(into: Into, actions: Actions) {
  return { guard: 'linkSilent', target: `${into}stale`, actions } as const
}

function fresh<const Actions>(into: Into, actions: Actions) {
  return { target: `${into}fresh`, actions } as const
}
