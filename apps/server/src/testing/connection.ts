import { once } from 'node:events'
import { connect } from 'node:net'

/** What a new connection to a server meets: `open`, or the code of its error, such as `ECONNREFUSED` where the port is closed. */
export async function connectionTo(url: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    return await once(socket, 'connect').then(() => 'open', (error: NodeJS.ErrnoException) => error.code)
  } finally {
    socket.destroy()
  }
}
