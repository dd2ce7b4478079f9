/**
 * A call whose answer counts only while somebody wants it. After the abort it neither resolves nor rejects:
 * React's strict mode stops an actor and starts the same one again, which would otherwise take the rejection of
 * the first start for an answer to the second.
 */
export function whileWanted<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    call().then(
      (answer) => {
        if (!signal.aborted) resolve(answer)
      },
      (error: unknown) => {
        if (!signal.aborted) reject(error instanceof Error ? error : new Error(String(error)))
      },
    )
  })
}
