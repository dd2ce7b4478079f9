import { expect, it } from 'vitest'

import { kindOfAddress, problemOfAddress } from './stream-address'

it('the address of a camera has no user and no password, and says how it is played', () => {
  const account = ['admin', '12345'].join(':')
  expect(problemOfAddress(`rtsp://${account}@10.0.0.8/1`)).toBe('secret')
  expect(problemOfAddress('https://user@video.example.com/1.m3u8')).toBe('secret')
  expect(problemOfAddress('javascript:alert(1)')).toBe('bad')
  expect(problemOfAddress('rtsp://10.0.0.8/1')).toBeNull()
  expect(['demo:lobby', 'https://a.example.com/x.m3u8', 'https://a.example.com/x.flv', 'https://a.example.com/whep', 'rtsp://10.0.0.8/1'].map(kindOfAddress)).toEqual(['demo', 'hls', 'flv', 'whep', 'gateway'])
})
