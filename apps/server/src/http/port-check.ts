import { createServer } from 'node:net'

/** Rejects as `listen` would: a taken port is known before half a minute goes into a demo city. */
export function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
