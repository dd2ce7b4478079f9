import type { Rect, Space } from './plan'

/** Thin lines that show what a room is used for. */
export function furnitureOf(space: Space): string {
  const inner: Rect = { x: space.x + 9, y: space.y + 9, w: space.w - 18, h: space.h - 18 }
  if (inner.w < 24 || inner.h < 20) return ''
  switch (space.use) {
    case 'openOffice':
      return grid(inner, 46, 34, (x, y) => box(x + 4, y + 4, 36, 11) + box(x + 4, y + 17, 36, 11))
    case 'office':
      return grid(inner, 64, 58, (x, y) => box(x + 8, y + 10, 34, 14) + circle(x + 25, y + 31, 5))
    case 'meeting':
      return table(inner)
    case 'dining':
      return grid(inner, 42, 42, (x, y) => circle(x + 20, y + 20, 9) + seats(x + 20, y + 20, 14))
    case 'ward':
      return bed(inner)
    case 'clinic':
      return box(inner.x + 4, inner.y + inner.h - 20, 34, 14) + box(inner.x + inner.w - 26, inner.y + 12, 22, 30)
    case 'classroom':
      return (
        box(inner.x + 2, inner.y + inner.h * 0.2, 3, inner.h * 0.6) +
        grid({ ...inner, x: inner.x + 22, w: inner.w - 22 }, 24, 24, (x, y) => box(x + 5, y + 6, 11, 13))
      )
    case 'lab':
      return (
        box(inner.x + 4, inner.y + 4, inner.w - 8, 11) +
        box(inner.x + inner.w * 0.2, inner.y + inner.h * 0.45, inner.w * 0.6, 15)
      )
    case 'bedroom':
      return bed(inner)
    case 'living':
      return (
        box(inner.x + 10, inner.y + inner.h - 26, 70, 20) +
        box(inner.x + 26, inner.y + 10, 40, 8) +
        circle(inner.x + inner.w - 36, inner.y + inner.h / 2, 15)
      )
    case 'storage':
      return grid(inner, 60, 30, (x, y) => box(x + 5, y + 8, 50, 11) + line(x + 30, y + 8, x + 30, y + 19))
    case 'workshop':
      return grid(
        inner,
        92,
        62,
        (x, y) => box(x + 12, y + 12, 60, 30) + box(x + 22, y + 18, 18, 18) + circle(x + 58, y + 27, 6),
      )
    case 'switchgear':
      return repeated(inner, 15, (x) => box(x + 1, inner.y + 2, 13, Math.min(22, inner.h - 6)))
    case 'pump':
      return grid(inner, 54, 54, (x, y) => circle(x + 26, y + 26, 12) + line(x + 26, y + 14, x + 26, y + 2))
    case 'equipment':
      return (
        box(inner.x + inner.w * 0.18, inner.y + inner.h * 0.24, inner.w * 0.5, inner.h * 0.5) +
        circle(inner.x + inner.w * 0.43, inner.y + inner.h * 0.49, Math.min(14, inner.h * 0.2))
      )
    case 'control':
      return (
        box(inner.x + 6, inner.y + 6, inner.w - 12, 12) +
        repeated({ ...inner, y: inner.y + 30 }, 26, (x) => box(x + 4, inner.y + 28, 18, 10))
      )
    case 'kitchen':
      return (
        box(inner.x, inner.y, inner.w, 12) +
        box(inner.x, inner.y, 12, inner.h) +
        circle(inner.x + inner.w * 0.5, inner.y + 6, 3.5) +
        circle(inner.x + inner.w * 0.5 + 11, inner.y + 6, 3.5)
      )
    case 'toilet':
      return repeated(
        inner,
        20,
        (x) => box(x + 1, inner.y, 18, Math.min(26, inner.h * 0.45)) + circle(x + 10, inner.y + 10, 4),
      )
    case 'shop':
      return (
        box(inner.x + 4, inner.y + 10, 9, Math.max(10, inner.h - 50)) +
        grid({ x: inner.x + 26, y: inner.y + 16, w: inner.w - 40, h: inner.h - 60 }, 48, 40, (x, y) =>
          box(x + 8, y + 8, 30, 13),
        )
      )
    case 'parking':
      return stalls(space)
    default:
      return ''
  }
}

function grid(rect: Rect, stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  const columns = Math.max(1, Math.floor(rect.w / stepX))
  const rows = Math.max(1, Math.floor(rect.h / stepY))
  if (rect.w < stepX || rect.h < stepY) return ''
  const padX = (rect.w - columns * stepX) / 2
  const padY = (rect.h - rows * stepY) / 2
  return Array.from({ length: columns * rows }, (_, i) =>
    draw(rect.x + padX + (i % columns) * stepX, rect.y + padY + Math.floor(i / columns) * stepY),
  ).join('')
}

const repeated = (rect: Rect, step: number, draw: (x: number) => string) =>
  Array.from({ length: Math.floor(rect.w / step) }, (_, index) => draw(rect.x + index * step)).join('')

function table(rect: Rect): string {
  const [w, h] = [rect.w * 0.56, Math.min(rect.h * 0.4, 44)]
  const [x, y] = [rect.x + (rect.w - w) / 2, rect.y + (rect.h - h) / 2]
  const chairs = Array.from(
    { length: Math.floor(w / 18) },
    (_, i) => circle(x + 9 + i * 18, y - 8, 4) + circle(x + 9 + i * 18, y + h + 8, 4),
  )
  return box(x, y, w, h) + chairs.join('')
}

function bed(rect: Rect): string {
  const one = (x: number, y: number) => box(x, y, 22, 36) + box(x + 3, y + 3, 16, 8)
  return Array.from({ length: Math.min(3, Math.max(1, Math.floor(rect.w / 40))) }, (_, i) =>
    one(rect.x + 6 + i * 38, rect.y + 6),
  ).join('')
}

function stalls(space: Space): string {
  const step = 26
  const count = Math.floor(space.w / step)
  const pad = (space.w - count * step) / 2
  return (
    Array.from({ length: count + 1 }, (_, i) =>
      line(space.x + pad + i * step, space.y + 3, space.x + pad + i * step, space.y + space.h - 3),
    ).join('') +
    Array.from({ length: count }, (_, i) =>
      (i * 7 + Math.round(space.y)) % 3 === 0 ? car(space.x + pad + i * step + 5, space.y + 10, space.h - 20) : '',
    ).join('')
  )
}

const car = (x: number, y: number, h: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="16" height="${n(h)}" rx="5"/>` + box(x + 2.5, y + h * 0.24, 11, h * 0.18)

const seats = (x: number, y: number, r: number) =>
  circle(x - r, y, 3) + circle(x + r, y, 3) + circle(x, y - r, 3) + circle(x, y + r, 3)
const box = (x: number, y: number, w: number, h: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/>`
const circle = (x: number, y: number, r: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`
const line = (x1: number, y1: number, x2: number, y2: number) => `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`
/** Half a pixel is enough, and keeps the file small. */
const n = (value: number) => String(Math.round(value * 2) / 2)
