/** How the address of a camera's stream is played. */
export type StreamKind = 'demo' | 'hls' | 'flv' | 'mp4' | 'whep' | 'gateway'

/** Films that this server makes itself: `demo:lobby`. */
const DEMO = /^demo:(lobby|corridor|plant|garage)$/
const SCHEMES = new Set(['http:', 'https:', 'rtsp:', 'rtsps:', 'ws:', 'wss:'])

/** What is wrong with an address; null when it is fine. A user or a password in it would reach browsers, backups and logs. */
export function problemOfAddress(address: string): 'bad' | 'secret' | null {
  if (DEMO.test(address)) return null
  if (!URL.canParse(address)) return 'bad'
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return 'secret'
  return SCHEMES.has(protocol) && hostname !== '' ? null : 'bad'
}

/** By its ending; what no browser plays (RTSP) needs a media gateway. */
export function kindOfAddress(address: string): StreamKind {
  if (DEMO.test(address)) return 'demo'
  const { protocol, pathname } = new URL(address)
  if (protocol.startsWith('rtsp')) return 'gateway'
  const path = pathname.toLowerCase()
  if (path.endsWith('.flv')) return 'flv'
  if (protocol.startsWith('ws')) return 'gateway'
  if (path.endsWith('.m3u8')) return 'hls'
  if (path.endsWith('.mp4')) return 'mp4'
  return /\/whep\/?$/.test(path) ? 'whep' : 'gateway'
}

/** The scene of a film of this server. */
export const sceneOf = (address: string): string => address.slice('demo:'.length)
