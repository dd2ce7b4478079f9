/** Where a server of all addresses is asked. */
const OWN = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The address of the server that these settings start, for programs of the same machine. */
export function serverOrigin({ HOST = '', PORT }, port = PORT || 8080) {
  const host = OWN[HOST] ?? HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
