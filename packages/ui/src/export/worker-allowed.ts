/** A large workbook is packed in a worker; a page whose policy refuses one would leave the operator waiting for ever. */
export class WorkbookBlockedError extends Error {
  override readonly name = 'WorkbookBlockedError'
}

/** Whether this page may start a worker from a blob (`worker-src blob:`, trust B3). Browsers without workers are left to the library. */
export async function workerAllowed(): Promise<boolean> {
  if (typeof Worker === 'undefined') return true
  const url = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }))
  try {
    return await answers(new Worker(url))
  } catch {
    return false // trusted types refuse the address itself
  } finally {
    URL.revokeObjectURL(url)
  }
}

function answers(worker: Worker): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    worker.onmessage = () => resolve(true)
    worker.onerror = () => resolve(false)
  }).finally(() => worker.terminate())
}
