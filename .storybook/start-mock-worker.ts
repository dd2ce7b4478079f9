import { setupWorker } from 'msw/browser'

/** Starts the service worker of the mock from the folder of the workbench, which need not be the root of its host. */
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
