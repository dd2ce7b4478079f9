/**
 * A call whose response is ignored after the abort. Then it neither resolves nor rejects:
 * React's strict mode stops an actor and starts the same one again, which would otherwise take the rejection of
 * the first start for a response to the second.
 */
export function whileWanted<Response>(signal: AbortSignal, call: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    call().then(
      (response) => {
        if (!signal.aborted) resolve(response)
      },
      (error: unknown) => {
        if (!signal.aborted) reject(error instanceof Error ? error : new Error(String(error)))
      },
    )
  })
}
