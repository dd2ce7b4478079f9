import { describe, expect, it } from 'vitest'
import { differences, markOf, NO_EDITS, put, rebased, redo, undo, type Edits } from './marks'
import { anEditedFloor, anEditorDevice, SOME_DEVICES, theirFloor } from './plan-editor.fixtures'

const edits = (): Edits => ({ base: anEditedFloor(), ...NO_EDITS })
const at = (x: number, y: number) => ({ x, y })

describe('marks while they are edited', () => {
  it('can be taken back step by step, and repeated until something else is changed', () => {
    const moved = put(put(edits(), { key: 'device-501', mark: at(200, 200), isNudge: false }), { key: 'device-502', mark: null, isNudge: false })
    const back = undo(moved)
    expect([markOf(back, 'device-501'), markOf(back, 'device-502')]).toEqual([at(200, 200), at(460, 190)])
    expect(undo(back).moved).toEqual({})
    expect(undo(undo(back))).toEqual(undo(back))
    expect(redo(back).moved).toEqual(moved.moved)
    expect(put(back, { key: 'device-503', mark: at(1, 1), isNudge: false }).future).toEqual([])
  })

  it.each([at(181, 190), at(180, 191)])('are changed by a move along one side of the picture, too: %j', (mark) => {
    expect(put(edits(), { key: 'device-501', mark, isNudge: false }).moved).toEqual({ 'device-501': mark })
  })

  it('are repeated once for each step that was taken back', () => {
    const back = undo(put(edits(), { key: 'device-501', mark: at(200, 200), isNudge: false }))
    expect([redo(back).future, redo(redo(back))]).toEqual([[], redo(back)])
  })

  it('moved by arrow keys one after the other are taken back in one step', () => {
    let moved = edits()
    for (const x of [181, 182, 183]) moved = put(moved, { key: 'device-501', mark: at(x, 190), isNudge: true })
    expect(moved.past).toHaveLength(1)
    expect(undo(moved).moved).toEqual({})
  })

  it('moved by arrow keys back to where they were are no step: undo would do nothing', () => {
    const there = put(edits(), { key: 'device-501', mark: at(181, 190), isNudge: true })
    expect(put(there, { key: 'device-501', mark: at(180, 190), isNudge: true }).past).toEqual([])
  })

  it('at the place where the server has them are no change', () => {
    const there = put(edits(), { key: 'device-501', mark: at(300, 300), isNudge: false })
    expect(put(there, { key: 'device-501', mark: at(180, 190), isNudge: false }).moved).toEqual({})
  })
})

describe('two users at one plan', () => {
  const mine = { 'device-501': at(240, 200), 'device-503': at(700, 400) }

  it('see what the other one has changed, and which of it they have changed as well', () => {
    expect(differences(anEditedFloor(), mine, theirFloor())).toEqual([
      { key: 'device-501', isGone: false, before: at(180, 190), theirs: at(100, 100), mine: at(240, 200) },
      { key: 'device-502', isGone: false, before: at(460, 190), theirs: null, mine: undefined },
      { key: 'fireHostPoint-501', isGone: false, before: null, theirs: at(600, 400), mine: undefined },
    ])
  })

  it.each([at(181, 190), at(180, 191)])('see a move of the other one along one side of the picture, too: it would be overwritten unseen (%j)', (mark) => {
    const theirs = anEditedFloor({ devices: SOME_DEVICES.map((device) => (device.key === 'device-501' ? { ...device, mark } : device)) })
    expect(differences(anEditedFloor(), mine, theirs).map(({ key }) => key)).toEqual(['device-501'])
  })

  it('keep their own changes of other devices, and of the same device only where they decide so', () => {
    expect(rebased(anEditedFloor(), mine, theirFloor(), [])).toEqual({ 'device-503': at(700, 400) })
    expect(rebased(anEditedFloor(), mine, theirFloor(), ['device-501'])).toEqual(mine)
  })

  it('keep nothing of a device that has left the floor', () => {
    const theirs = anEditedFloor({ devices: SOME_DEVICES.slice(1) })
    expect(differences(anEditedFloor(), mine, theirs)).toMatchObject([{ key: 'device-501', isGone: true }])
    expect(rebased(anEditedFloor(), mine, theirs, ['device-501'])).toEqual({ 'device-503': at(700, 400) })
  })

  it('have their changes at the same share of a picture of another size, and only real changes are listed', () => {
    const { plan, devices } = anEditedFloor()
    const larger = anEditedFloor({
      plan: plan && { ...plan, id: '62', width: 1801, height: 1203, version: 5 },
      devices: devices.map((device) => ({ ...device, mark: device.mark && at(Math.round(device.mark.x * (1801 / 12)) / 100, Math.round(device.mark.y * (1203 / 8)) / 100) })),
    })
    expect(differences(anEditedFloor(), mine, larger)).toEqual([])
    expect(rebased(anEditedFloor(), mine, larger, [])).toEqual({ 'device-501': at(360.2, 300.75), 'device-503': at(1050.58, 601.5) })
  })
})

it('devices and points of fire hosts with the same id are different things', () => {
  const floor = anEditedFloor({ devices: [anEditorDevice(), anEditorDevice({ kind: 'fireHostPoint', mark: at(5, 5) })] })
  expect([markOf({ base: floor, moved: {} }, 'device-501'), markOf({ base: floor, moved: {} }, 'fireHostPoint-501')]).toEqual([at(180, 190), at(5, 5)])
})
