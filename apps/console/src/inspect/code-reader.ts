/** Whether this browser reads codes by itself; the others need a library. */
const readsCodes = (): boolean => 'BarcodeDetector' in globalThis

/** The library that reads codes where the browser cannot. */
export const loadCodeReader = () => import('jsqr')

/**
 * Loads the library ahead, when the service worker handles what the page fetches and so keeps it: labels are scanned in cellars, where it could not be
 * loaded any more.
 */
export function keepCodeReader(workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>, load: () => Promise<unknown> = loadCodeReader): void {
  if (readsCodes()) return
  const keep = () => void load().catch(() => undefined)
  if (workers.controller) keep()
  else workers.addEventListener('controllerchange', keep, { once: true })
}
