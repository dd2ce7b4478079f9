import { ensureServerBuilt } from '../lib/build-server.mjs'

/** Builds the server for the tests that start it as a process. */
export async function setup() {
  if (!(await ensureServerBuilt())) throw new Error('The server could not be built: see the lines above.')
}
