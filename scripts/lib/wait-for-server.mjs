const POLL_MS = 200
const ANSWER_MS = 2_000

/** Requests `/api/health` until the server is ready. Resolves false when it is not ready within `timeoutMs`, or has ended. */
export async function waitForServer(origin, { timeoutMs, fetch = globalThis.fetch, hasEnded = () => false }) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end && !hasEnded()) {
    const ready = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
