import { describe, expect, it } from 'vitest'
import { areaAfterDrag, areaAfterKey, asArea, drawnArea, gripAt, movedArea, resizedArea, roomAfter, type Area } from './area.math'

const AREA: Area = { left: 20, top: 30, width: 40, height: 50 }
const FULL: Area = { left: 0, top: 0, width: 100, height: 100 }
const REACH = { x: 2, y: 4 }

describe('what a pointer holds', () => {
  it.each([
    ['the middle', { x: 40, y: 55 }, { x: 0, y: 0 }],
    ['the left edge', { x: 20, y: 55 }, { x: -1, y: 0 }],
    ['the right edge, just outside', { x: 61.9, y: 55 }, { x: 1, y: 0 }],
    ['the upper edge, just inside', { x: 40, y: 33.9 }, { x: 0, y: -1 }],
    ['the lower right corner', { x: 60, y: 80 }, { x: 1, y: 1 }],
    ['nothing beside it', { x: 62.1, y: 55 }, null],
    ['nothing below it', { x: 40, y: 84.1 }, null],
  ])('%s', (_, at, grip) => expect(gripAt(at, AREA, REACH)).toEqual(grip))

  it('is the middle of a small area too, so that it can be moved', () => {
    expect(gripAt({ x: 51.5, y: 51.5 }, { left: 50, top: 50, width: 3, height: 3 }, REACH)).toEqual({ x: 0, y: 0 })
  })

  it('is nothing in the middle of an area that fills the picture: a new one is drawn there', () => {
    expect(gripAt({ x: 50, y: 50 }, FULL, REACH)).toBeNull()
    expect(gripAt({ x: 100, y: 100 }, FULL, REACH)).toEqual({ x: 1, y: 1 })
  })
})

describe('an area that is drawn', () => {
  it('goes from one corner to the other, whichever is first, in whole per cent', () => {
    expect(drawnArea({ x: 60.4, y: 79.6 }, { x: 20.2, y: 29.7 })).toEqual(AREA)
  })
  it('ends at the picture', () => expect(drawnArea({ x: 50, y: 50 }, { x: 900, y: -900 })).toEqual({ left: 50, top: 0, width: 50, height: 50 }))
  it.each([[{ x: 51, y: 90 }], [{ x: 90, y: 51 }], [{ x: 50, y: 50 }]])('is none where a pointer has slipped to %o', (to) => expect(drawnArea({ x: 50, y: 50 }, to)).toBeNull())
})

describe('an area that is moved', () => {
  it('keeps its size', () => expect(movedArea(AREA, { x: 5, y: -5 })).toEqual({ ...AREA, left: 25, top: 25 }))
  it.each([
    [{ x: 900, y: 900 }, { left: 60, top: 50 }],
    [{ x: -900, y: -900 }, { left: 0, top: 0 }],
  ])('stays in the picture when it is moved by %o', (by, place) => expect(movedArea(AREA, by)).toEqual({ ...AREA, ...place }))
})

describe('an area whose edge is moved', () => {
  it.each([
    ['right', { x: 1, y: 0 }, { x: 10, y: 10 }, { ...AREA, width: 50 }],
    ['left', { x: -1, y: 0 }, { x: 10, y: 10 }, { ...AREA, left: 30, width: 30 }],
    ['upper left', { x: -1, y: -1 }, { x: -10, y: -10 }, { left: 10, top: 20, width: 50, height: 60 }],
    ['right, out of the picture', { x: 1, y: 1 }, { x: 900, y: 900 }, { ...AREA, width: 80, height: 70 }],
    ['left, out of the picture', { x: -1, y: -1 }, { x: -900, y: -900 }, { left: 0, top: 0, width: 60, height: 80 }],
    ['right, past the left one', { x: 1, y: 1 }, { x: -900, y: -900 }, { ...AREA, width: 1, height: 1 }],
    ['left, past the right one', { x: -1, y: -1 }, { x: 900, y: 900 }, { left: 59, top: 79, width: 1, height: 1 }],
  ] as const)('%s', (_, grip, by, after) => expect(resizedArea(AREA, grip, by)).toEqual(after))
})

describe('a drag', () => {
  const from = { x: 40, y: 55 }
  it('moves what it holds in the middle', () => expect(areaAfterDrag({ grip: { x: 0, y: 0 }, from, area: AREA }, { x: 45, y: 50 })).toEqual({ ...AREA, left: 25, top: 25 }))
  it('moves the edge that it holds', () => expect(areaAfterDrag({ grip: { x: 0, y: 1 }, from, area: AREA }, { x: 99, y: 60 })).toEqual({ ...AREA, height: 55 }))
  it('draws where it holds nothing', () => expect(areaAfterDrag({ grip: null, from, area: AREA }, { x: 80, y: 95 })).toEqual({ left: 40, top: 55, width: 40, height: 40 }))
  it('leaves the area as it was when nothing was drawn', () => {
    expect(areaAfterDrag({ grip: null, from, area: AREA }, from)).toEqual(AREA)
    expect(areaAfterDrag({ grip: null, from, area: null }, from)).toBeNull()
  })
})

describe('a key', () => {
  const press = (key: string, shiftKey = false, area: Area | null = AREA) => areaAfterKey({ key, shiftKey }, area)
  it.each([
    ['ArrowLeft', { left: 19 }, { width: 39 }], ['ArrowRight', { left: 21 }, { width: 41 }],
    ['ArrowUp', { top: 29 }, { height: 49 }], ['ArrowDown', { top: 31 }, { height: 51 }],
  ])('%s moves the area, with Shift its right or lower edge', (key, moved, resized) => {
    expect(press(key)).toEqual({ ...AREA, ...moved })
    expect(press(key, true)).toEqual({ ...AREA, ...resized })
  })
  it('puts the area into the middle of a whole picture', () => {
    expect(press('ArrowLeft', false, null)).toEqual({ left: 25, top: 25, width: 50, height: 50 })
    expect(press('ArrowDown', true, null)).toEqual({ left: 25, top: 25, width: 50, height: 50 })
  })
  it.each(['Delete', 'Backspace'])('%s gives the whole picture', (key) => expect(press(key)).toBeNull())
  it.each(['Tab', 'Enter', 'Escape', 'a', 'toString'])('%s is not one of the area', (key) => expect(press(key)).toBeUndefined())
})

describe('an area of parts', () => {
  it('is one of whole numbers inside the picture', () => {
    expect(asArea(AREA)).toEqual(AREA)
    expect(asArea(FULL)).toEqual(FULL)
  })
  it.each([
    [{ left: null }], [{ left: 'abc' }], [{ left: '20' }], [{ left: -1 }], [{ left: 20.5 }], [{ width: 0 }], [{ height: 0 }], [{ width: 81 }], [{ height: 71 }], [{ left: 1e24 }],
    [{ width: Number.NaN }], [{ height: Number.POSITIVE_INFINITY }],
  ])('is none with %o', (part) => expect(asArea({ ...AREA, ...part })).toBeNull())
})

it.each([[20, 80], [0, 100], [99, 1], [100, 100], [-5, 100], ['abc', 100], [null, 100]])('after %s there is room for %s', (start, room) => expect(roomAfter(start)).toBe(room))
