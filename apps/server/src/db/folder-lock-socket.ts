import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, relative } from 'node:path'

export const SOCKET_SUFFIX = '.lock'

/** What the process behind a socket says of itself; 'ended' when no process listens on it any more, 'unclear' when the answer does not come or cannot be read. */
export type Owner = { isHolding: boolean; pid: number | null } | 'ended' | 'unclear'

/** an owner that is busy accepts the connection, which the system does for it, but may answer late */
const ANSWER_MS = 2_000
/** the longest address of a socket on Linux is 107 bytes, on macOS 103 */
const LONGEST_ADDRESS = 100

/** Asks the process that listens on this socket of the folder. */
export async function askOwner(folder: string, name: string): Promise<Owner> {
  const path = await socketAddress(folder, name)
  try {
    return await answerOf(path.address)
  } finally {
    await path.done()
  }
}

function answerOf(address: string): Promise<Owner> {
  return new Promise((resolve) => {
    let text = ''
    const connection = connect(address)
    const tooLate = setTimeout(() => {
      connection.destroy()
      resolve('unclear')
    }, ANSWER_MS)
    const answer = (owner: Owner) => {
      clearTimeout(tooLate)
      resolve(owner)
    }
    connection.on('data', (chunk: Buffer) => (text += chunk.toString()))
    connection.on('end', () => answer(readAnswer(text)))
    connection.on('error', (error: NodeJS.ErrnoException) => {
      const isEnded = error.code === 'ECONNREFUSED' || error.code === 'ENOENT'
      answer(isEnded ? 'ended' : 'unclear')
    })
  })
}

/** A process that is just ending closes the connection without a word. */
function readAnswer(text: string): Owner {
  try {
    const { isHolding, pid } = JSON.parse(text) as { isHolding?: unknown; pid?: unknown }
    return { isHolding: isHolding !== false, pid: typeof pid === 'number' ? pid : null }
  } catch {
    return 'unclear'
  }
}

/** The address of a socket in the folder, short enough for the system; call `done` when it is bound or connected. */
export async function socketAddress(folder: string, name: string): Promise<{ address: string; done: () => Promise<void> }> {
  const kept = { done: async () => undefined }
  const full = join(folder, name)
  if (Buffer.byteLength(full) <= LONGEST_ADDRESS) return { address: full, ...kept }
  if (process.platform !== 'linux') return { address: relative(process.cwd(), full), ...kept }
  const handle = await open(folder, 'r')
  return { address: `/proc/self/fd/${handle.fd}/${name}`, done: () => handle.close() }
}
