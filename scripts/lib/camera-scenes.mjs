// What the demo cameras see, drawn from nothing but this file: by the scripts of films and of single pictures.

/** A picture of 16 × 9 units, drawn with shapes. */
function canvas(width, height) {
  const data = Buffer.alloc(width * height * 3)
  const unit = width / 16
  const blend = (x, y, [r, g, b], alpha) => {
    const at = (y * width + x) * 3
    data[at] += (r - data[at]) * alpha
    data[at + 1] += (g - data[at + 1]) * alpha
    data[at + 2] += (b - data[at + 2]) * alpha
  }
  const each = (x0, y0, x1, y1, paint) => {
    for (let y = Math.max(0, Math.floor(y0 * unit)); y < Math.min(height, Math.ceil(y1 * unit)); y += 1)
      for (let x = Math.max(0, Math.floor(x0 * unit)); x < Math.min(width, Math.ceil(x1 * unit)); x += 1) paint(x, y, (x + 0.5) / unit, (y + 0.5) / unit)
  }
  return {
    data,
    polygon(points, colour, alpha = 1) {
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      each(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), (px, py, x, y) => {
        let inside = false
        points.forEach(([xa, ya], index) => {
          const [xb, yb] = points[(index + 1) % points.length]
          if (ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa) inside = !inside
        })
        if (inside) blend(px, py, colour, alpha)
      })
    },
    rect(x, y, w, h, colour, alpha = 1) {
      each(x, y, x + w, y + h, (px, py, cx, cy) => cx >= x && cx <= x + w && cy >= y && cy <= y + h && blend(px, py, colour, alpha))
    },
    /** soft: the edge fades over the whole radius */
    disc(x, y, rx, ry, colour, alpha = 1, soft = false) {
      each(x - rx, y - ry, x + rx, y + ry, (px, py, cx, cy) => {
        const d = ((cx - x) / rx) ** 2 + ((cy - y) / ry) ** 2
        if (d < 1) blend(px, py, colour, soft ? alpha * (1 - d) ** 1.5 : alpha)
      })
    },
  }
}

const shade = (colour, by) => colour.map((part) => Math.max(0, Math.min(255, part * by)))

/** A room seen along its length: the back wall is a rectangle, everything else runs towards it. */
function room(c, { wall, floor, ceiling, back: [bx, by, bw, bh] }) {
  c.polygon([[0, 0], [16, 0], [bx + bw, by], [bx, by]], ceiling)
  c.polygon([[0, 9], [16, 9], [bx + bw, by + bh], [bx, by + bh]], floor)
  c.polygon([[0, 0], [bx, by], [bx, by + bh], [0, 9]], shade(wall, 0.86))
  c.polygon([[16, 0], [bx + bw, by], [bx + bw, by + bh], [16, 9]], shade(wall, 0.78))
  c.rect(bx, by, bw, bh, wall)
}

/** Where a point of the room is seen: `across` and `up` from 0 to 1, `deep` from 0 (here) to 1 (back wall). */
const seenIn = ([bx, by, bw, bh]) => (across, up, deep) => {
  const left = bx * deep
  const right = 16 + (bx + bw - 16) * deep
  const top = by * deep
  const bottom = 9 + (by + bh - 9) * deep
  return [left + (right - left) * across, bottom + (top - bottom) * up]
}

function person(c, see, across, deep, step, coat) {
  const [x, y] = see(across, 0, deep)
  const [, head] = see(across, 0.56, deep)
  const h = y - head
  const stride = Math.sin(step) * h * 0.1
  c.disc(x, y, h * 0.22, h * 0.05, [20, 22, 24], 0.35, true)
  for (const side of [-1, 1]) c.polygon([[x + side * h * 0.02, y - h * 0.48], [x + side * h * 0.1, y - h * 0.48], [x + side * (h * 0.06 + stride), y], [x + side * (stride - h * 0.02), y]], [44, 50, 60])
  c.polygon([[x - h * 0.13, y - h * 0.82], [x + h * 0.13, y - h * 0.82], [x + h * 0.12, y - h * 0.42], [x - h * 0.12, y - h * 0.42]], coat)
  c.disc(x, y - h * 0.9, h * 0.075, h * 0.09, [206, 170, 140])
}

export const SCENES = {
  lobby: {
    back: [5.4, 2.1, 5.2, 3.7], wall: [196, 200, 202], floor: [142, 138, 130], ceiling: [222, 224, 225], fire: [0.78, 0.4],
    furnish(c, see) {
      c.rect(6.6, 3, 1.1, 2.8, [92, 104, 116]); c.rect(8.3, 3, 1.1, 2.8, [92, 104, 116]); c.rect(7.13, 3, 0.04, 2.8, [60, 70, 80]); c.rect(8.83, 3, 0.04, 2.8, [60, 70, 80])
      c.rect(7.5, 2.45, 1, 0.32, [52, 150, 92])
      for (const deep of [0.15, 0.5, 0.78]) { const [x, y] = see(0.5, 1, deep); const w = 3.4 * (1 - deep * 0.7); c.rect(x - w / 2, y, w, 0.26 * (1 - deep * 0.6), [250, 250, 244]) }
      c.polygon([see(0.02, 0, 0.1), see(0.3, 0, 0.22), see(0.3, 0.26, 0.22), see(0.02, 0.26, 0.1)], [118, 92, 70])
      c.polygon([see(0.02, 0.26, 0.1), see(0.3, 0.26, 0.22), see(0.27, 0.27, 0.4), see(0.05, 0.27, 0.3)], [150, 120, 92])
      c.polygon([see(0.85, 0, 0.55), see(0.95, 0, 0.55), see(0.94, 0.12, 0.55), see(0.86, 0.12, 0.55)], [110, 110, 112])
      const [px, py] = see(0.9, 0.12, 0.55); for (const dx of [-0.35, 0, 0.35]) c.disc(px + dx, py - 0.45, 0.3, 0.6, [62, 112, 70])
    },
  },
  corridor: {
    back: [6.6, 2.9, 2.8, 2.4], wall: [206, 202, 190], floor: [120, 128, 132], ceiling: [214, 216, 214], fire: [0.24, 0.62],
    furnish(c, see) {
      for (const deep of [0.1, 0.4, 0.66, 0.86]) for (const side of [0, 1]) {
        c.polygon([see(side, 0, deep), see(side, 0.66, deep), see(side, 0.66, deep + 0.13), see(side, 0, deep + 0.13)], [134, 108, 82])
      }
      for (const deep of [0.05, 0.3, 0.55, 0.75, 0.9]) { const [x, y] = see(0.5, 1, deep); const w = 2.4 * (1 - deep * 0.8); c.rect(x - w / 2, y, w, 0.3 * (1 - deep * 0.75), [248, 250, 246]) }
      c.rect(7.5, 3.05, 1, 0.3, [46, 158, 92]); c.rect(7.35, 3.5, 1.3, 1.8, [150, 156, 160]); c.rect(7.98, 3.5, 0.03, 1.8, [90, 96, 100])
      c.polygon([see(1, 0.2, 0.3), see(1, 0.5, 0.3), see(1, 0.5, 0.37), see(1, 0.2, 0.37)], [186, 52, 44])
    },
  },
  plant: {
    back: [4.4, 1.8, 7.2, 3.9], wall: [170, 176, 176], floor: [96, 104, 108], ceiling: [150, 156, 158], fire: [0.66, 0.42],
    furnish(c, see) {
      for (const [up, colour] of [[0.93, [176, 58, 50]], [0.86, [62, 112, 156]], [0.79, [176, 58, 50]]]) c.polygon([see(0, up, 0), see(0, up - 0.045, 0), see(0, up - 0.045, 1), see(0, up, 1)], colour)
      for (const across of [0.2, 0.42, 0.64, 0.86]) {
        const [x, y] = see(across, 0, 0.62)
        c.rect(x - 0.55, y - 0.9, 1.1, 0.9, [70, 92, 106]); c.disc(x, y - 1.05, 0.5, 0.36, [86, 118, 134]); c.rect(x - 0.1, y - 2.6, 0.2, 1.4, [176, 58, 50]); c.rect(x - 0.7, y - 0.08, 1.4, 0.12, [60, 66, 70])
      }
      c.rect(4.7, 2.1, 6.6, 0.22, [176, 58, 50]); c.rect(10.1, 3.2, 1.1, 2.4, [122, 128, 124])
      for (const y of [3.5, 3.9]) for (const x of [10.3, 10.6, 10.9]) c.disc(x, y, 0.08, 0.08, y < 3.6 ? [92, 190, 110] : [220, 190, 80])
    },
  },
  garage: {
    back: [5.6, 3.1, 4.8, 1.9], wall: [150, 154, 152], floor: [88, 92, 94], ceiling: [112, 116, 116], fire: [0.26, 0.5],
    furnish(c, see) {
      c.polygon([see(0.49, 0, 0), see(0.51, 0, 0), see(0.503, 0, 1), see(0.497, 0, 1)], [196, 186, 112])
      for (const deep of [0.12, 0.46, 0.7]) for (const across of [0.06, 0.94]) {
        const [x, y] = see(across, 0, deep); const [, top] = see(across, 1, deep); const w = 1.1 * (1 - deep * 0.75)
        c.rect(x - w / 2, top, w, y - top, [164, 164, 158]); c.rect(x - w / 2, y - (y - top) * 0.34, w, (y - top) * 0.08, [206, 172, 52]); c.rect(x - w / 2, y - (y - top) * 0.2, w, (y - top) * 0.08, [46, 48, 50])
      }
      const cars = [[0.2, 0.3, [156, 40, 44]], [0.8, 0.32, [196, 200, 204]], [0.22, 0.62, [52, 78, 120]], [0.79, 0.64, [70, 74, 78]]]
      for (const [across, deep, colour] of cars.sort((a, b) => b[1] - a[1])) {
        const [x, y] = see(across, 0, deep); const w = 2.7 * (1 - deep * 0.72)
        c.disc(x, y, w * 0.6, w * 0.1, [20, 20, 22], 0.5, true); c.rect(x - w / 2, y - w * 0.36, w, w * 0.28, colour)
        c.polygon([[x - w * 0.4, y - w * 0.36], [x - w * 0.26, y - w * 0.58], [x + w * 0.26, y - w * 0.58], [x + w * 0.4, y - w * 0.36]], shade(colour, 0.72)); c.polygon([[x - w * 0.33, y - w * 0.37], [x - w * 0.22, y - w * 0.54], [x + w * 0.22, y - w * 0.54], [x + w * 0.33, y - w * 0.37]], [70, 88, 98])
        for (const side of [-1, 1]) { c.disc(x + side * w * 0.34, y - w * 0.06, w * 0.1, w * 0.1, [26, 28, 30]); c.rect(x + side * w * 0.4 - w * 0.06, y - w * 0.28, w * 0.12, w * 0.07, [240, 232, 200]) }
      }
      for (const deep of [0.1, 0.4, 0.64, 0.82]) { const [x, y] = see(0.5, 1, deep); const w = 2 * (1 - deep * 0.8); c.rect(x - w / 2, y, w, 0.2 * (1 - deep * 0.7), [236, 242, 240]) }
    },
  },
}

/** A film is a circle: after this it is where it began. */
export const SECONDS = 8

/** Flames and the smoke above them; after `SECONDS` everything is where it began. */
function fire(c, see, [across, deep], t, hasFlames) {
  const [x, y] = see(across, 0.02, deep)
  const size = 1.9 * (1 - deep * 0.6)
  for (let n = 0; n < 34; n += 1) {
    const age = (t / SECONDS * 2 + n / 34) % 1
    const sway = Math.sin(n * 2.4 + age * 5) * size * (0.25 + age)
    c.disc(x + sway, y - size * 0.7 - age * (y + 0.5) * 0.86, size * (0.4 + age * 1.7), size * (0.35 + age), [74, 76, 80], 0.42 * (1 - age * 0.75), true)
  }
  for (let n = 0; hasFlames && n < 12; n += 1) {
    const age = (t * 1.5 + n / 12) % 1
    const dx = Math.sin(n * 1.9) * size * 0.42 * (1 - age * 0.5)
    c.disc(x + dx, y - age * size * 1.15, size * 0.36 * (1 - age * 0.7), size * 0.46 * (1 - age * 0.5), age < 0.35 ? [255, 226, 130] : age < 0.7 ? [250, 150, 48] : [206, 72, 34], 0.85 * (1 - age * 0.6), true)
  }
  if (hasFlames) c.disc(x, y - size * 0.5, size * 3, size * 2.2, [255, 150, 60], 0.16 + 0.05 * Math.sin(t * Math.PI * 3), true)
  c.rect(0, 0, 16, 2.6, [92, 94, 98], 0.28)
}

/** Seven strokes of a digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const STROKES = ['1110111', '0010010', '1011101', '1011011', '0111010', '1101011', '1101111', '1010010', '1111111', '1111011']
function digit(c, value, x, y, h) {
  const w = h * 0.55
  const s = h * 0.12
  const parts = [[0, 0, w, s], [0, 0, s, h / 2], [w - s, 0, s, h / 2], [0, h / 2 - s / 2, w, s], [0, h / 2, s, h / 2], [w - s, h / 2, s, h / 2], [0, h - s, w, s]]
  parts.forEach(([dx, dy, pw, ph], index) => STROKES[value][index] === '1' && c.rect(x + dx, y + dy, pw, ph, [255, 255, 255], 0.9))
}

/** The place in the circle, in tenths of a second: a picture that stands still is seen at once. */
function counter(c, t) {
  c.rect(13.75, 8.1, 2, 0.66, [0, 0, 0], 0.5)
  const tenths = Math.floor(t * 10)
  digit(c, Math.floor(tenths / 100) % 10, 13.95, 8.22, 0.42); digit(c, Math.floor(tenths / 10) % 10, 14.35, 8.22, 0.42); digit(c, tenths % 10, 15.05, 8.22, 0.42)
  c.rect(14.76, 8.56, 0.08, 0.08, [255, 255, 255], 0.9)
}

/** One picture, as RGB. `state`: calm, smoke or fire; smoke is a fire whose flames are not seen. */
export function frame(scene, state, t, [width, height]) {
  const c = canvas(width, height)
  const see = seenIn(scene.back)
  room(c, scene)
  scene.furnish(c, see)
  const turn = (t / SECONDS) * 2 * Math.PI
  if (state !== 'calm') fire(c, see, scene.fire, t, state === 'fire')
  else person(c, see, 0.5 + Math.sin(turn) * 0.1, 0.55 - Math.cos(turn) * 0.3, t * Math.PI * 2, [70, 110, 150])
  counter(c, t)
  return c.data
}
