interface PortalOptions {
  /** files of the portal */
  folder: string
  /** origin of the platform; null: pages call it themselves */
  platform: string | null
  /** of the portal's own answers, e.g. a Content-Security-Policy */
  headers?: Record<string, string>
}

export function startPortal(options: PortalOptions): Promise<{ origin: string; stop: () => Promise<void> }>
