import { setupWorker } from 'msw/browser'

/** Starts the mock's worker beside the workbench itself, wherever that is served: not at the root of its host. */
export async function startMockWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.warning()
    },
  })
  return worker
}
