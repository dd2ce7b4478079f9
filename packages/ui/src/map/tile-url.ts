/** Whether an address is http(s) or a path on our own server; no other tile address is requested. */
export function isTileUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url)
}
