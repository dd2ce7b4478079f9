/** Large workbooks are packed in a worker. Where the page's security policy forbids workers, the library would never finish. */
export class WorkbookBlockedError extends Error {
  override readonly name = 'WorkbookBlockedError'
}

/** Whether this page may start a worker from a blob (`worker-src blob:`, trust B3). Also true without workers at all: the library handles that. */
export async function workerAllowed(): Promise<boolean> {
  if (typeof Worker === 'undefined') return true
  const url = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }))
  try {
    return await responds(new Worker(url))
  } catch {
    return false // trusted types reject the URL itself
  } finally {
    URL.revokeObjectURL(url)
  }
}

function responds(worker: Worker): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    worker.onmessage = () => resolve(true)
    worker.onerror = () => resolve(false)
  }).finally(() => worker.terminate())
}
