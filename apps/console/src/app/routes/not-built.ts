import type { ScreenKey } from '../../lib/screen-key'

/**
 * Routes of the specification whose screens are not built yet. `routes.test.ts` fails for a route that is neither here nor in
 * the route table, and for one that is in both: this list can only become shorter.
 */
export const NOT_BUILT: ReadonlySet<ScreenKey> = new Set<ScreenKey>([
  'videoSurveillance/identifyDevice',
])
