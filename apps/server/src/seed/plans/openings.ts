import { isFireDoorUse, OPEN_USES, type Door, type Rect, type Side, type Space, type Use, type Window } from './plan'

const DOOR_PX = 17
const WIDE_DOOR_PX = 34
const WIDE_USES: ReadonlySet<Use> = new Set(['workshop', 'storage', 'shop', 'dining', 'meeting', 'openOffice', 'stair'])
const NO_DOOR_USES: ReadonlySet<Use> = new Set(['atrium', 'ramp', 'balcony', 'shaft'])
const NO_WINDOW_USES: ReadonlySet<Use> = new Set([
  'lift',
  'shaft',
  'atrium',
  'parking',
  'lane',
  'ramp',
  'switchgear',
  'pump',
])
const PASSABLE_USES: ReadonlySet<Use> = new Set(['shop', 'storage', 'dining', 'workshop', 'openOffice'])
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right']

/** A door from every room to the walkable space with which it shares most wall, near the end of that wall. */
export function doorsOf(spaces: readonly Space[]): Door[] {
  const open = spaces.filter((space) => OPEN_USES.has(space.use))
  return spaces.flatMap((space) => {
    if (space.use === 'living' || (!OPEN_USES.has(space.use) && !NO_DOOR_USES.has(space.use))) {
      // a flat's living room opens to the landing, never to the neighbours'; a room off every corridor to a room beside it
      const ways = space.use === 'living' ? open.filter((other) => other.use === 'corridor') : open
      const contact =
        longestContact(space, ways) ??
        longestContact(
          space,
          spaces.filter((other) => other !== space && PASSABLE_USES.has(other.use)),
        )
      return contact ? [doorAt(space, contact)] : []
    }
    return []
  })
}

interface Contact {
  side: Side
  from: number
  to: number
}

function longestContact(space: Space, others: readonly Space[]): Contact | undefined {
  const contacts = others.flatMap((other) => SIDES.flatMap((side) => contactOn(space, other, side)))
  return contacts.sort((a, b) => b.to - b.from - (a.to - a.from))[0]
}

function contactOn(a: Rect, b: Rect, side: Side): Contact[] {
  const touches = {
    top: Math.abs(a.y - (b.y + b.h)) < 2,
    bottom: Math.abs(a.y + a.h - b.y) < 2,
    left: Math.abs(a.x - (b.x + b.w)) < 2,
    right: Math.abs(a.x + a.w - b.x) < 2,
  }[side]
  if (!touches) return []
  const horizontal = side === 'top' || side === 'bottom'
  const from = horizontal ? Math.max(a.x, b.x) : Math.max(a.y, b.y)
  const to = horizontal ? Math.min(a.x + a.w, b.x + b.w) : Math.min(a.y + a.h, b.y + b.h)
  return to - from >= DOOR_PX + 6 ? [{ side, from, to }] : []
}

function doorAt(space: Space, { side, from, to }: Contact): Door {
  const wide = WIDE_USES.has(space.use) && to - from > WIDE_DOOR_PX + 16
  const lift = space.use === 'lift'
  const width = wide ? WIDE_DOOR_PX : DOOR_PX
  const middle =
    wide || lift || space.use === 'toilet' ? (from + to) / 2 : Math.min((from + to) / 2, from + width / 2 + 10)
  const horizontal = side === 'top' || side === 'bottom'
  return {
    x: horizontal ? middle : side === 'left' ? space.x : space.x + space.w,
    y: horizontal ? (side === 'top' ? space.y : space.y + space.h) : middle,
    width,
    along: horizontal ? 'x' : 'y',
    swing: side === 'top' || side === 'left' ? 1 : -1,
    leaves: wide ? 2 : 1,
    fire: isFireDoorUse(space.use),
  }
}

/** Windows along the outer walls, one to three a room. */
export function windowsOf(spaces: readonly Space[], outline: Rect): Window[] {
  return spaces.flatMap((space) =>
    NO_WINDOW_USES.has(space.use) ? [] : SIDES.flatMap((side) => windowsOn(space, outline, side)),
  )
}

function windowsOn(space: Space, outline: Rect, side: Side): Window[] {
  const outer = {
    top: space.y === outline.y,
    bottom: space.y + space.h === outline.y + outline.h,
    left: space.x === outline.x,
    right: space.x + space.w === outline.x + outline.w,
  }[side]
  if (!outer) return []
  const horizontal = side === 'top' || side === 'bottom'
  const wall = horizontal ? space.w : space.h
  if (wall < 40) return []
  const count = Math.max(1, Math.min(4, Math.round(wall / 110)))
  const length = Math.min(64, (wall / count) * 0.58)
  return Array.from({ length: count }, (_, index) => {
    const offset = (wall / count) * (index + 0.5) - length / 2
    return horizontal
      ? { x: space.x + offset, y: side === 'top' ? space.y : space.y + space.h, length, along: 'x' as const }
      : { x: side === 'left' ? space.x : space.x + space.w, y: space.y + offset, length, along: 'y' as const }
  })
}
