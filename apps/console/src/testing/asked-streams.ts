import { http, HttpResponse, type RequestHandler } from 'msw'
import { vi } from 'vitest'

/**
 * Cameras in jsdom, which plays nothing: every element comes into sight, or as `sight` says, and the platform has no address that a
 * browser could play. Instead it gives a reason, which is shown and names what was asked: `8 live`, or `8` and the period.
 */
export function aPlatformOfStreams(sight: readonly boolean[] = [true]): RequestHandler {
  vi.stubGlobal('IntersectionObserver', class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell(sight.map((isIntersecting) => ({ isIntersecting })))
    }
    disconnect() {}
  })
  return http.get('*/deviceVideoExt/monitorUrl', ({ request }) => {
    const asked = new URL(request.url).searchParams
    return HttpResponse.json({ status: 200, data: { deviceId: asked.get('deviceId'), monitorUrl: null, reason: `${asked.get('deviceId')} ${asked.get('dateStrs') ?? 'live'}` } })
  })
}
