import type { Page, Response } from 'playwright/test'

/** Collects the script errors and failed calls of a page. */
export class PageWatch {
  private readonly problems: string[] = []
  private readonly reading: Promise<void>[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.problems.push(`page: ${error.message}`))
    page.on('requestfailed', (request) => {
      // leaving a screen cancels its running requests
      const reason = request.failure()?.errorText ?? ''
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`${reason}: ${request.method()} ${request.url()}`)
    })
    page.on('response', (response) => this.reading.push(this.read(response)))
  }

  /** The errors since the last call. */
  async taken(): Promise<string[]> {
    await Promise.all(this.reading.splice(0))
    return this.problems.splice(0)
  }

  /** A call has failed by its HTTP status or by the status in its body (spec 1 §8). */
  private async read(response: Response): Promise<void> {
    const call = `${response.request().method()} ${response.url()}`
    if (response.status() >= 400) this.problems.push(`${response.status()}: ${call}`)
    else if (new URL(response.url()).pathname.startsWith('/api/')) {
      const status = statusOf(await response.json().catch(() => null))
      if (status !== null && status !== 200) this.problems.push(`body status ${status}: ${call}`)
    }
  }
}

function statusOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('status' in body)) return null
  return Number(body.status)
}
