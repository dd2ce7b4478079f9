import type { StartPlayer } from './stream-player'

/**
 * WebRTC by WHEP: an offer is posted as SDP, the response is the answer, and `DELETE` of its `Location` ends the session. A media gateway in
 * front of RTSP cameras speaks it; this server does not (ADR 51).
 */
export const startWhep: StartPlayer = async ({ video, url, tell }) => {
  const peer = new RTCPeerConnection()
  peer.addTransceiver('video', { direction: 'recvonly' })
  peer.addEventListener('track', ({ streams: [media], track }) => {
    // a gateway need not name a stream
    video.srcObject = media ?? new MediaStream([track])
    void video.play().catch(() => undefined)
  })
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed' || peer.connectionState === 'disconnected') tell({ type: 'player.failed' })
  })
  const session = await connected(peer, url).catch((error: unknown) => {
    // each attempt makes one, and a browser has a limited number of them
    peer.close()
    throw error
  })
  return {
    latency: () => null,
    stop() {
      peer.close()
      video.srcObject = null
      if (session !== null) void fetch(new URL(session, new URL(url, location.href)), { method: 'DELETE' }).catch(() => undefined)
    },
  }
}

/** Exchanges offer and answer; the address that ends the session, null when the gateway gives none. */
async function connected(peer: RTCPeerConnection, url: string): Promise<string | null> {
  await peer.setLocalDescription(await peer.createOffer())
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/sdp' }, body: peer.localDescription?.sdp ?? '' })
  if (!response.ok) throw new Error(`the gateway refused the offer: ${response.status}`)
  await peer.setRemoteDescription({ type: 'answer', sdp: await response.text() })
  return response.headers.get('location')
}
