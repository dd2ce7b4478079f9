import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { QrPicture } from '../lib/qr-picture'
import { scannedNumber } from './scanned-number'

/** What a camera sees of a code: each of its cells so many pixels wide, on white. */
function seen(svg: Element, cellPx: number): { pixels: Uint8ClampedArray; side: number } {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * cellPx
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < cellPx * cellPx; at += 1) {
      const pixel = (Number(y) * cellPx + Math.floor(at / cellPx)) * side + Number(x) * cellPx + (at % cellPx)
      pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { pixels, side }
}

it.each([
  ['https://fire.example.com/inspect?tag=1840275519364820', '1840275519364820'],
  ['http://10.0.0.7:8080/inspect?tag=MH-A001', 'MH-A001'],
  [`https://${'long-name.'.repeat(8)}example.com/inspect?tag=${'A'.repeat(32)}`, 'A'.repeat(32)],
])('the code of a label is read as it was drawn, near and far: %s', (address, number) => {
  render(<QrPicture text={address} label={number} />)
  for (const cellPx of [2, 5]) {
    const { pixels, side } = seen(screen.getByRole('img', { name: number }), cellPx)
    const text = jsQR(pixels, side, side)?.data
    expect(text).toBe(address)
    expect(scannedNumber(text ?? '')).toBe(number)
  }
})
