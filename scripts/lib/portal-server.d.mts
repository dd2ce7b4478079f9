interface PortalOptions {
  /** files of the portal */
  folder: string
  /** origin of the platform */
  platform: string
  /** of the portal's own answers, e.g. a Content-Security-Policy */
  headers?: Record<string, string>
}

export function startPortal(options: PortalOptions): Promise<{ origin: string; stop: () => Promise<void> }>
