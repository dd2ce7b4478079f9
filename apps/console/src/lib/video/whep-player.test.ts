import { expect, it, vi } from 'vitest'
import { startWhep } from './whep-player'

it.each([
  ['refuses', async () => new Response('', { status: 404 })],
  ['does not answer', () => Promise.reject(new TypeError('no connection'))],
] as const)('a connection that was made in vain is closed, because a browser has a limited number of them: the gateway %s', async (_, fetch) => {
  const close = vi.fn()
  vi.stubGlobal('RTCPeerConnection', class {
    localDescription = { sdp: 'v=0' }
    addTransceiver() {}
    addEventListener() {}
    createOffer = async () => ({})
    setLocalDescription = async () => undefined
    close = close
  })
  vi.stubGlobal('fetch', fetch)
  await expect(startWhep({ video: {} as HTMLVideoElement, url: 'http://gateway/whep', tell: () => undefined })).rejects.toThrow()
  expect(close).toHaveBeenCalledOnce()
})
