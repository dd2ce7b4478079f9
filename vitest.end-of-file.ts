import { afterAll, vi } from 'vitest'

/**
 * The files of a worker share its globals. Vitest takes a stub away before the next test, which may be in another file: that would also
 * take away what the set-up of that file has put there since, such as the `fetch` of a mock server.
 */
afterAll(() => void vi.unstubAllGlobals())
