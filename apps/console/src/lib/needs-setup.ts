/** Whether the server says that its platform has no account yet: `<meta name="platform-setup">`, which our server writes into the page (ADR 30). */
export function needsSetup(page: Document = document): boolean {
  return page.querySelector<HTMLMetaElement>('meta[name="platform-setup"]')?.content === '1'
}
