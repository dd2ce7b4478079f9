import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A server that accepts connections as PostgreSQL does and can then fall silent, as a host does that is cut off: nothing is refused or closed. */
export interface SilentPostgres {
  url: string
  /** the statements that have arrived, and how many connections the other side keeps open */
  statements: string[]
  connections: () => number
  /** whether statements are answered, and the end of a connection */
  answers: (yes: boolean) => void
  /** sends a notification to every connection */
  notify: (channel: string, payload: string) => void
  close: () => Promise<void>
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const AUTHENTICATED = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const DONE = Buffer.concat([message('C', Buffer.from('OK\0')), READY])
const notification = (channel: string, payload: string) => message('A', Buffer.concat([Buffer.alloc(4), Buffer.from(`${channel}\0${payload}\0`)]))

/** Answers only what is sent as a plain text without values. */
export async function startSilentPostgres(): Promise<SilentPostgres> {
  const sockets = new Set<Socket>()
  const open = new Set<Socket>()
  const statements: string[] = []
  let isAnswering = true
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    socket.on('end', () => {
      open.delete(socket)
      if (isAnswering) socket.end()
    })
    let isStarted = false
    socket.on('data', (data) => {
      if (!isStarted) {
        isStarted = true
        socket.write(Buffer.concat([AUTHENTICATED, READY]))
        return
      }
      if (data.toString('latin1', 0, 1) !== 'Q') return
      statements.push(data.toString('utf8', 5, data.length - 1))
      if (isAnswering) socket.write(DONE)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://test@127.0.0.1:${(server.address() as AddressInfo).port}/test`,
    statements,
    connections: () => open.size,
    answers: (yes) => {
      isAnswering = yes
    },
    notify: (channel, payload) => sockets.forEach((socket) => socket.write(notification(channel, payload))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
