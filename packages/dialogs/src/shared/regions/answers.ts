/** The state that asked: `loading` leads into `ready`, whose data may be a region of its own; `refreshing` is there already. */
export type Into = 'ready.' | 'ready.data.' | ''

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}

/** An answer is taken by the action `show` and leads to `target`. */
export function leadsTo<const Target extends string, const Show extends string>(target: Target, show: Show) {
  return { target, actions: { type: show, params: output } } as const
}

/** As `leadsTo`, for an answer of which the guard is true. */
export function leadsToIf<const Guard extends string, const Target extends string, const Show extends string>(
  guard: Guard,
  target: Target,
  show: Show,
) {
  return { guard: { type: guard, params: output }, ...leadsTo(target, show) } as const
}

/** An answer is shown; what comes while the link is silent may be old already, and says so. */
export function shown<const Show extends string>(show: Show) {
  return (into: Into) => [silent(into, show), leadsTo(`${into}fresh`, show)] as const
}

/** As `shown`, but an answer of which the guard `nothing` is true is certainty: it leads to `at`. */
export function shownOrEmpty<const Show extends string, const Nothing extends string>(
  show: Show,
  nothing: Nothing,
  at: `#${string}.empty`,
) {
  return (into: Into) => [silent(into, show), leadsToIf(nothing, at, show), leadsTo(`${into}fresh`, show)] as const
}

function silent<const Show extends string>(into: Into, show: Show) {
  return { guard: 'linkSilent', ...leadsTo(`${into}stale`, show) } as const
}

/** The page that was asked for is gone: the last one is asked for instead. */
export function pastTheEnd(into: Into) {
  return { ...leadsToIf('pastTheEnd', into === '' ? 'refreshing' : 'loading', 'goToLastPage'), reenter: true } as const
}
