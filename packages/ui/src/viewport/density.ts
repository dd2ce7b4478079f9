/** Calls `act` when the page comes to a screen with other pixels, or is zoomed. Its size in CSS pixels may stay the same then. Returns a function that ends this. */
export function onDensityChange(act: () => void): () => void {
  const stop = new AbortController()
  const listen = () => {
    const change = () => {
      act()
      listen()
    }
    // a query knows of one density only
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', change, { once: true, signal: stop.signal })
  }
  listen()
  return () => stop.abort()
}
