/** A folder on a free loopback port; `origin` is its address without a trailing slash. */
export function serveStatic(folder: string, below?: string): Promise<{ origin: string; stop: () => Promise<void> }>
