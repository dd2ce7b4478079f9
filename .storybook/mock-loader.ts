import type { Loader } from '@storybook/react-vite'

let loading: Promise<Loader> | null = null

/**
 * Answers the requests of a story that has handlers (`parameters.msw`). The mock and its service worker are loaded by the first such
 * story only: most stories make no request, and with them a frame would load a third more code and wait for the worker.
 */
export const mockLoader: Loader = async (context) => {
  if (context.parameters.msw === undefined && loading === null) return
  loading ??= startMock()
  // also for a later story without handlers, which must not get those of another one
  await (await loading)(context)
}

async function startMock(): Promise<Loader> {
  const [{ mswLoader }, { startMockWorker }] = await Promise.all([import('msw-storybook-addon/csf3'), import('./start-mock-worker')])
  return mswLoader(startMockWorker)
}
