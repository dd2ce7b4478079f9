import type { EditedFloor, Mark, Moved, Step } from './plan-editor.types'

const MOST_STEPS = 200

/** The marks of a floor while they are edited. */
export interface Edits {
  /** as the server has them */
  base: EditedFloor | null
  moved: Moved
  past: readonly Step[]
  future: readonly Step[]
}

export const NO_EDITS = { moved: {}, past: [], future: [] } as const

export const isSameMark = (one: Mark | null, other: Mark | null): boolean => one?.x === other?.x && one?.y === other?.y

/** Where a device is now; null without a mark. */
export function markOf({ base, moved }: Pick<Edits, 'base' | 'moved'>, key: string): Mark | null {
  const changed = moved[key]
  return changed === undefined ? (base?.devices.find((device) => device.key === key)?.mark ?? null) : changed
}

/** Puts a mark, moves it, or takes it away, as one step that can be undone. */
export function put(edits: Edits, { key, mark, isNudge }: { key: string; mark: Mark | null; isNudge: boolean }): Edits {
  const from = markOf(edits, key)
  if (isSameMark(from, mark)) return edits
  const last = edits.past.at(-1)
  const joined = isNudge && last?.isNudge === true && last.key === key
  const step = joined ? { ...last, to: mark } : { key, from, to: mark, isNudge }
  const before = joined ? edits.past.slice(0, -1) : edits.past
  // moved there and back again: there is nothing to take back
  const past = isSameMark(step.from, step.to) ? before : [...before, step].slice(-MOST_STEPS)
  return { ...edits, moved: movedTo(edits, key, mark), past, future: [] }
}

/** The steps up to a save: an arrow key that is pressed after it begins a step of its own, so that undo leads back to what was saved. */
export function closed(past: readonly Step[]): readonly Step[] {
  const last = past.at(-1)
  return last?.isNudge ? [...past.slice(0, -1), { ...last, isNudge: false }] : past
}

/** Takes the last step back; the same edits when there is none. */
export function undo(edits: Edits): Edits {
  const step = edits.past.at(-1)
  if (step === undefined) return edits
  return { ...edits, moved: movedTo(edits, step.key, step.from), past: edits.past.slice(0, -1), future: [...edits.future, step] }
}

/** Repeats the step that was taken back last. */
export function redo(edits: Edits): Edits {
  const step = edits.future.at(-1)
  if (step === undefined) return edits
  return { ...edits, moved: movedTo(edits, step.key, step.to), past: [...edits.past, step], future: edits.future.slice(0, -1) }
}

/** A mark at its place on the server is no change. */
function movedTo({ base, moved }: Edits, key: string, mark: Mark | null): Moved {
  const { [key]: _before, ...rest } = moved
  return isSameMark(markOf({ base, moved: {} }, key), mark) ? rest : { ...rest, [key]: mark }
}

/** What another user has done to a device since this user read the plan. */
export interface Difference {
  key: string
  /** taken away from the floor: it was deleted, or moved to another one */
  isGone: boolean
  before: Mark | null
  theirs: Mark | null
  /** undefined when this user has not touched it */
  mine: Mark | null | undefined
}

/** What differs between the plan that this user read and the plan as it is now, in pixels of the new picture. */
export function differences(base: EditedFloor, moved: Moved, theirs: EditedFloor): Difference[] {
  const scaled = scaling(base, theirs)
  const now = new Map(theirs.devices.map((device) => [device.key, device.mark]))
  return base.devices.flatMap(({ key, mark }): Difference[] => {
    const before = scaled(mark)
    const mine = moved[key]
    const scaledMine = mine === undefined ? undefined : scaled(mine)
    if (!now.has(key)) return [{ key, isGone: true, before, theirs: null, mine: scaledMine }]
    const there = now.get(key) ?? null
    return isNear(before, there) ? [] : [{ key, isGone: false, before, theirs: there, mine: scaledMine }]
  })
}

/** This user's changes on top of the plan as it is now. Of devices that both have moved, those in `kept` are this user's. */
export function rebased(base: EditedFloor, moved: Moved, theirs: EditedFloor, kept: readonly string[]): Moved {
  const scaled = scaling(base, theirs)
  const contested = new Set(differences(base, moved, theirs).map(({ key }) => key))
  const there = new Map(theirs.devices.map(({ key, mark }) => [key, mark]))
  const entries = Object.entries(moved).flatMap(([key, mark]) => {
    const isMine = there.has(key) && (!contested.has(key) || kept.includes(key))
    const place = scaled(mark)
    return isMine && !isSameMark(place, there.get(key) ?? null) ? [[key, place] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A picture of another size keeps each mark at the same share of it, as the server does. */
function scaling({ plan: before }: EditedFloor, { plan: after }: EditedFloor): (mark: Mark | null) => Mark | null {
  if (before === null || after === null || before.id === after.id) return (mark) => mark
  const [x, y] = [after.width / before.width, after.height / before.height]
  return (mark) => mark && { x: rounded(mark.x * x), y: rounded(mark.y * y) }
}

/** Marks are kept in hundredths of a pixel. */
export const rounded = (pixels: number): number => Math.round(pixels * 100) / 100

/** A mark that was only scaled differs by rounding. */
function isNear(one: Mark | null, other: Mark | null): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(one.x - other.x) <= 0.05 && Math.abs(one.y - other.y) <= 0.05
}
