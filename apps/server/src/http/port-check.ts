import { createServer } from 'node:net'

/** Rejects as `listen` would, so that a taken port is reported before the demo city is made, which takes half a minute. */
export function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
