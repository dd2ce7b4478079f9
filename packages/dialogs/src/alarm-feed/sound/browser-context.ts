/** The sound of the browser; null where it has none, or refuses it to the page: then the feed is silent and says so. */
export function browserContext(): AudioContext | null {
  try {
    return typeof AudioContext === 'undefined' ? null : new AudioContext()
  } catch {
    return null
  }
}
