import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can fall silent, as a network does that loses everything: no connection is refused or closed. */
export interface SilentProxy {
  url: string
  /** nothing passes any more on the connections that are open now */
  silence: () => void
  close: () => Promise<void>
}

export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (data) => void (silent.has(from) || to.write(data)))
    from.on('end', () => void (silent.has(from) || to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port || 5432), allowHalfOpen: true })
    forward(near, far)
    forward(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => sockets.forEach((socket) => silent.add(socket)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
