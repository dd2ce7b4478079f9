/** What a page tells the runner: how many it has, how late the newest fire was seen, how long a click waited. */
export interface Indicators {
  kept(): number
  delays: number[]
  clicks: number[]
  longTasks: number[]
  ready(): boolean
}

/** A fire that the runner has marked carries the instant of its sending in its place: `火点 1700000000000`. */
const MARKED = /火点 (\d{13})/g

/** Offers a page to the runner; `seen` is where a fire becomes visible. */
export function offer(kept: () => number, ready: () => boolean, seen: () => Element | null) {
  const indicators: Indicators = { kept, ready, delays: [], clicks: [], longTasks: [] }
  const known = new Set<string>()
  const look = () => {
    for (const [, at] of (seen()?.textContent ?? '').matchAll(MARKED)) {
      if (at === undefined || known.has(at)) continue
      known.add(at)
      indicators.delays.push(Date.now() - Number(at))
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((list) => indicators.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] })
  const button = document.createElement('button')
  button.textContent = 'click'
  button.style.cssText = 'position:fixed;left:10px;bottom:10px;width:80px;height:40px;z-index:99999'
  button.addEventListener('click', (event) => indicators.clicks.push(performance.now() - event.timeStamp))
  document.body.append(button)
  Object.assign(globalThis, { bench: indicators })
}
