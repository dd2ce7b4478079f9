/** A tile service is reached over http(s) or on our own server; nothing else is ever asked for. */
export function isTileUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url)
}
