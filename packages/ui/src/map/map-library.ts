import { isMissingLibrary } from './missing-library'

/** Whether maps cannot be drawn because the page lacks `ol`. Loads the map. */
export function isMapLibraryMissing(): Promise<boolean> {
  return import('./engine/create-engine').then(() => false, isMissingLibrary)
}
