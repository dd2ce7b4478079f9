import { furnitureOf } from './furniture'
import { OPEN_USES, type Door, type Plan, type Space, type Use, type Window } from './plan'

const INK = '#3D4754'
const TINTS: Partial<Record<Use, string>> = {
  corridor: '#F1F4F8',
  lobby: '#EEF3F7',
  lane: '#EDF0F3',
  parking: '#F5F7F8',
  living: '#FDFCF8',
  stair: '#E8EDF3',
  lift: '#E3E8EF',
  shaft: '#E6E8EB',
  toilet: '#EAF4F8',
  kitchen: '#FCF3E8',
  switchgear: '#FBF6DF',
  pump: '#E4F1F8',
  equipment: '#F1EFE9',
  control: '#FCECEC',
  atrium: '#FFFFFF',
  balcony: '#F3F8F2',
}

/** A floor plan as an SVG picture: self-contained, no scripts, no fonts to fetch. */
export function drawPlan(plan: Plan): string {
  const { width, height } = plan
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    axes(plan),
    `<g>${plan.spaces.map(floor).join('')}</g>`,
    `<g fill="none" stroke="#BAC4CF" stroke-width="1">${plan.spaces.map(furnitureOf).join('')}</g>`,
    `<g fill="none" stroke="${INK}" stroke-width="2.5">${plan.spaces
      .filter((space) => !isOpen(space))
      .map(wall)
      .join('')}</g>`,
    `<g fill="none" stroke="#7A8694" stroke-width="1">${plan.spaces.map(special).join('')}</g>`,
    outline(plan),
    `<g>${plan.windows.map(window_).join('')}</g>`,
    `<g fill="none" stroke-width="1.2">${plan.doors.map(door).join('')}</g>`,
    columns(plan),
    `<g text-anchor="middle">${plan.spaces.map((space) => label(space, plan.pixelsPerMetre)).join('')}</g>`,
    titleBlock(plan),
    '</svg>',
  ].join('\n')
}

const isOpen = (space: Space) => OPEN_USES.has(space.use) && space.use !== 'living'

const floor = (s: Space) =>
  `<rect x="${s.x}" y="${s.y}" width="${s.w}" height="${s.h}" fill="${TINTS[s.use] ?? '#FFFFFF'}"/>`
const wall = (s: Space) => `<rect x="${s.x}" y="${s.y}" width="${s.w}" height="${s.h}"/>`

function outline({ outline: o }: Plan): string {
  return `<rect x="${o.x}" y="${o.y}" width="${o.w}" height="${o.h}" fill="none" stroke="${INK}" stroke-width="6"/>`
}

/** Treads and arrow of a stair, cross of a lift, hatching of shafts and of the void over an atrium, teeth of a ramp. */
function special(s: Space): string {
  switch (s.use) {
    case 'stair':
      return stair(s)
    case 'lift':
      return `<rect x="${s.x + 6}" y="${s.y + 6}" width="${s.w - 12}" height="${s.h - 12}"/><path d="M${s.x + 6} ${
        s.y + 6
      }L${s.x + s.w - 6} ${s.y + s.h - 6}M${s.x + s.w - 6} ${s.y + 6}L${s.x + 6} ${s.y + s.h - 6}"/>`
    case 'shaft':
      return `<path d="M${s.x} ${s.y + s.h}L${s.x + s.w} ${s.y}"/>`
    case 'atrium':
      return `<path stroke-dasharray="8 6" d="M${s.x} ${s.y}L${s.x + s.w} ${s.y + s.h}M${s.x + s.w} ${s.y}L${s.x} ${
        s.y + s.h
      }"/>`
    default:
      return ''
  }
}

function stair(s: Space): string {
  const tall = s.h >= s.w
  const [x, y, w, h] = [s.x + 5, s.y + 5, s.w - 10, s.h - 10]
  const run = (tall ? h : w) * 0.72
  const treads = Array.from({ length: Math.floor(run / 7) }, (_, i) => {
    const at = (tall ? y : x) + i * 7
    return tall ? `M${x} ${at}H${x + w}` : `M${at} ${y}V${y + h}`
  })
  const split = tall ? `M${x + w / 2} ${y}V${y + run}` : `M${x} ${y + h / 2}H${x + run}`
  const arrow = tall
    ? `M${x + w * 0.25} ${y + run + 4}V${y + 10}m-4 7l4 -7l4 7`
    : `M${x + run + 4} ${y + h * 0.25}H${x + 10}m7 -4l-7 4l7 4`
  return `<path d="${treads.join('')}${split}"/><path stroke="${INK}" d="${arrow}"/>`
}

/** White gap in the wall, two thin lines for the glass. */
function window_({ x, y, length, along }: Window): string {
  const to = along === 'x' ? `H${round(x + length)}` : `V${round(y + length)}`
  const at = (dx: number, dy: number) => `M${round(x + dx)} ${round(y + dy)}${along === 'x' ? to : to}`
  const [dx, dy] = along === 'x' ? [0, 2] : [2, 0]
  return `<path d="${at(0, 0)}" stroke="#FFFFFF" stroke-width="6.5"/><path d="${at(-dx, -dy)}${at(
    dx,
    dy,
  )}" stroke="#5B8DB8" stroke-width="1.2" fill="none"/>`
}

function door(d: Door): string {
  const half = d.width / 2
  const gap =
    d.along === 'x'
      ? `M${round(d.x - half)} ${round(d.y)}h${d.width}`
      : `M${round(d.x)} ${round(d.y - half)}v${d.width}`
  const color = d.fire ? '#C2413B' : '#55708A'
  const leaf = d.width / d.leaves
  const swing = d.leaves === 2 ? leafPath(d, -half, leaf, 1) + leafPath(d, half, leaf, -1) : leafPath(d, -half, leaf, 1)
  return `<path d="${gap}" stroke="#FFFFFF" stroke-width="5"/><path d="${swing}" stroke="${color}"/>`
}

/** The open leaf and the quarter circle that it sweeps; `hinge` is measured from the middle along the wall. */
function leafPath(d: Door, hinge: number, leaf: number, direction: 1 | -1): string {
  const out = d.swing * leaf
  const across = direction * leaf
  const sweep = (d.along === 'x') === d.swing * direction > 0 ? 0 : 1
  return d.along === 'x'
    ? `M${round(d.x + hinge)} ${round(d.y)}v${round(out)}a${leaf} ${leaf} 0 0 ${sweep} ${round(across)} ${round(-out)}`
    : `M${round(d.x)} ${round(d.y + hinge)}h${round(out)}a${leaf} ${leaf} 0 0 ${sweep} ${round(-out)} ${round(across)}`
}

function columns({ axes, spaces }: Plan): string {
  const blocked = spaces.filter((space) => space.use === 'atrium' || space.use === 'lift' || space.use === 'stair')
  const inside = (x: number, y: number) =>
    blocked.some((s) => x > s.x + 4 && x < s.x + s.w - 4 && y > s.y + 4 && y < s.y + s.h - 4)
  const squares = axes.x.flatMap((x) =>
    axes.y.filter((y) => !inside(x, y)).map((y) => `<rect x="${x - 5}" y="${y - 5}" width="10" height="10"/>`),
  )
  return `<g fill="${INK}">${squares.join('')}</g>`
}

/** Axis lines with bubbles: numbers along the top, letters down the left. */
function axes({ axes: a, outline: o }: Plan): string {
  const top = o.y - 26
  const left = o.x - 26
  const bubble = (x: number, y: number, text: string) =>
    `<circle cx="${x}" cy="${y}" r="9" fill="#FFFFFF"/><text x="${x}" y="${
      y + 3.5
    }" font-size="10" stroke="none" fill="#7A8694" text-anchor="middle">${text}</text>`
  const lines = [
    ...a.x.map((x) => `M${x} ${top + 9}V${o.y + o.h + 8}`),
    ...a.y.map((y) => `M${left + 9} ${y}H${o.x + o.w + 8}`),
  ].join('')
  const bubbles = [
    ...a.x.map((x, i) => bubble(x, top, String(i + 1))),
    ...a.y.map((y, i) => bubble(left, y, String.fromCharCode(65 + i))),
  ].join('')
  return `<g fill="none" stroke="#C3CBD4" stroke-width="1"><path stroke-dasharray="10 4 2 4" d="${lines}"/>${bubbles}</g>`
}

function label(s: Space, pixelsPerMetre: number): string {
  const tall = s.h > s.w * 1.6
  const length = tall ? s.h : s.w
  const size = Math.min(13, Math.floor((length - 6) / s.name.length))
  if (size < 7 || (tall ? s.w : s.h) < 14) return ''
  const [x, y] = [round(s.x + s.w / 2), round(s.y + s.h / 2)]
  const area = Math.round((s.w * s.h) / (pixelsPerMetre * pixelsPerMetre))
  const showArea = !tall && s.h > 56 && s.w > 60 && !OPEN_USES.has(s.use)
  const halo = 'paint-order="stroke" stroke="#FFFFFF" stroke-width="3.5" stroke-linejoin="round"'
  const turn = tall ? ` transform="rotate(-90 ${x} ${y})"` : ''
  return (
    `<text x="${x}" y="${y + (showArea ? 0 : 4)}" font-size="${size}" fill="#27313D" ${halo}${turn}>${s.name}</text>` +
    (showArea ? `<text x="${x}" y="${y + 14}" font-size="9.5" fill="#6B7785" ${halo}>${area} m²</text>` : '')
  )
}

/** Name of the drawing, scale bar of ten metres, north arrow. */
function titleBlock({ title, width, height, pixelsPerMetre }: Plan): string {
  const y = height - 26
  const bar = round(10 * pixelsPerMetre)
  return (
    `<g font-size="15" fill="#27313D"><text x="40" y="${y + 6}" font-weight="600">${title}</text>` +
    `<g stroke="${INK}" stroke-width="1.2" fill="none"><path d="M${width - 120 - bar * 2} ${y}h${bar * 2}m0 -5v10M${
      width - 120 - bar
    } ${y - 5}v10M${width - 120 - bar * 2} ${y - 5}v10"/><path stroke-width="4" d="M${
      width - 120 - bar * 2
    } ${y}h${bar}"/></g>` +
    `<g font-size="10" fill="#6B7785" text-anchor="middle"><text x="${width - 120 - bar * 2}" y="${
      y + 17
    }">0</text><text x="${width - 120 - bar}" y="${y + 17}">10</text><text x="${width - 120}" y="${
      y + 17
    }">20 m</text></g>` +
    `<g transform="translate(${
      width - 58
    } ${y})"><circle r="15" fill="none" stroke="${INK}"/><path d="M0 -15L5 9L0 5L-5 9Z" fill="${INK}"/><text y="-18" font-size="11" text-anchor="middle">北</text></g></g>`
  )
}

const round = (value: number) => Math.round(value * 10) / 10
