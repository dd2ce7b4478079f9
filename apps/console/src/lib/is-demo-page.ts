/**
 * Whether the server says that its database is a demonstration: `<meta name="platform-demo">`, which our server writes into the
 * page. Its alarms are simulated, so every screen says so.
 */
export function isDemoPage(page: Document = document): boolean {
  return page.querySelector<HTMLMetaElement>('meta[name="platform-demo"]')?.content === '1'
}
