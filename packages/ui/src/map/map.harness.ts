import { vi } from 'vitest'

/** jsdom has neither sizes nor a canvas: an element is 400 by 300 px, and what a map paints goes nowhere. Ended by `vi.restoreAllMocks`. */
export function roomForAMap(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function brush(this: HTMLCanvasElement) {
    const values: Record<PropertyKey, unknown> = { canvas: this, globalAlpha: 1, imageSmoothingEnabled: true, measureText: () => ({ width: 10 }) }
    return new Proxy(values, { get: (_, name) => values[name] ?? (() => undefined) }) as never
  })
}
