import { Worker } from 'node:worker_threads'

import { BusyError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { SERVER_FOLDER } from '../../server-folder'

/** calls that may wait for a picture: at about 20 pictures a second none waits for longer than two seconds */
export const MOST_WAITING = 40

type Draw = (code: string) => Promise<Uint8Array>

/** Draws one picture after the other in a thread of its own: encoding one takes 20 to 50 ms of computing. */
export function createPictureThread(): Draw {
  let worker: Worker | null = null
  const waiting: Array<{ resolve: (picture: Uint8Array) => void; reject: (error: Error) => void }> = []

  function fail(error: Error): void {
    worker = null
    for (const { reject } of waiting.splice(0)) reject(error)
  }

  function start(): Worker {
    const started = new Worker(new URL('src/domain/auth/picture-thread.mjs', SERVER_FOLDER), { execArgv: [] })
    started.unref()
    started.on('message', (picture: Uint8Array) => waiting.shift()?.resolve(picture))
    // an error is followed by the exit: by then another thread may be drawing, whose pictures are not lost
    const failUnlessReplaced = (error: Error) => {
      if (worker === started) fail(error)
    }
    started.on('error', failUnlessReplaced)
    started.on('exit', () => failUnlessReplaced(new Error('the thread that draws pictures has ended')))
    return started
  }

  return (code) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) throw new BusyError(zhCN.tooBusy)
      worker ??= start()
      waiting.push({ resolve, reject })
      worker.postMessage(code)
    })
}

/** pictures kept ready, so that a sign-in page waits for none */
const READY = 16

export interface Picture {
  code: string
  jpeg: Uint8Array
}

/** Takes pictures from a stock that is filled up again afterwards; a fixed code (automated tests) has one picture for all. */
export function createPictureStock(draw: Draw, newCode: () => string, fixedCode: string | null): () => Promise<Picture> {
  if (fixedCode !== null) {
    let only: Promise<Uint8Array> | null = null
    return async () => ({ code: fixedCode, jpeg: await (only ??= draw(fixedCode)) })
  }
  const ready: Picture[] = []
  let coming = 0

  async function make(): Promise<Picture> {
    const code = newCode()
    return { code, jpeg: await draw(code) }
  }

  function fill(): void {
    if (ready.length + coming >= READY) return
    coming += 1
    make()
      .then((picture) => ready.push(picture))
      // the next call fills the stock again
      .catch(() => undefined)
      .finally(() => {
        coming -= 1
      })
  }

  return async () => {
    const picture = ready.shift() ?? (await make())
    fill()
    return picture
  }
}
