import { expect, it } from 'vitest'
import { isTileUrl } from './tile-url'

it.each(['https://t0.example.cn/{z}/{x}/{y}.png', 'http://10.0.0.8:8080/{z}/{x}/{y}', '/tiles/{z}/{x}/{y}.png'])('accepts %s', (url) => {
  expect(isTileUrl(url)).toBe(true)
})

it.each(['javascript:alert(1)', 'data:image/png;base64,x', '//evil.example/{z}', 'file:///etc/{z}', ''])('rejects %s', (url) => {
  expect(isTileUrl(url)).toBe(false)
})
