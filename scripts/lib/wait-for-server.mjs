const POLL_MS = 200

/** Requests `/api/health` until the server is ready. Resolves false when it is not ready within `timeoutMs`. */
export async function waitForServer(origin, { timeoutMs, fetch = globalThis.fetch }) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const ready = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
