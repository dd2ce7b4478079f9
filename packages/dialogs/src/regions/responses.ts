/**
 * Where the call runs: `loading` is beside `ready` and leads into it (`ready.`; `ready.data.` where the data is one of
 * two regions of `ready`), `refreshing` is inside it already (the empty text).
 */
export type Into = 'ready.' | 'ready.data.' | ''

/** The response of a call, as parameters of an action or guard. */
export function output<Response>({ event }: { event: { output: Response } }): Response {
  return event.output
}

/** The response is kept by the action `show` and leads to `target`. */
export function leadsTo<const Target extends string, const Show extends string>(target: Target, show: Show) {
  return { target, actions: { type: show, params: output } } as const
}

/** As `leadsTo`, for a response that the guard accepts. */
export function leadsToIf<const Guard extends string, const Target extends string, const Show extends string>(
  guard: Guard,
  target: Target,
  show: Show,
) {
  return { guard: { type: guard, params: output }, ...leadsTo(target, show) } as const
}

/** The response leads to `fresh`, or to `stale` while the alarm link is silent: it may be out of date already. */
export function shown<const Show extends string>(show: Show) {
  return (into: Into) => [shownWhileSilent(into, show), leadsTo(`${into}fresh`, show)] as const
}

/** As `shown`; a response for which the guard `nothing` is true, while the link is live, leads to the state `at`. */
export function shownOrEmpty<const Show extends string, const Nothing extends string>(
  show: Show,
  nothing: Nothing,
  at: `#${string}.empty`,
) {
  return (into: Into) =>
    [shownWhileSilent(into, show), leadsToIf(nothing, at, show), leadsTo(`${into}fresh`, show)] as const
}

function shownWhileSilent<const Show extends string>(into: Into, show: Show) {
  return { guard: 'linkSilent', ...leadsTo(`${into}stale`, show) } as const
}
