// The thread of picture-maker.ts. It is JavaScript, because a thread gets no TypeScript loader from the process.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

/** as `nice 10`; on Linux it holds for this thread alone, so that calls go first on a busy machine */
const LOW_PRIORITY = 10

if (process.platform === 'linux') setPriority(LOW_PRIORITY)

const { drawPicture } = await tsImport('./picture.ts', import.meta.url)
parentPort.on('message', (code) => parentPort.postMessage(drawPicture(code, Math.random)))
