import { expect, it } from 'vitest'
import { PlanCamera } from './plan-camera'
import { fitView } from './view.math'

const PLAN = { width: 800, height: 600 }
const ROOM = { width: 400, height: 300 }
const HIDDEN = { width: 0, height: 0 }

/** A plan that is shown as a whole. */
function aCamera(viewport = ROOM) {
  const state = { scale: 1, positionX: 0, positionY: 0 }
  const setState = (scale: number, positionX: number, positionY: number) => Object.assign(state, { scale, positionX, positionY })
  const camera = new PlanCamera({ state, setState, update: () => undefined } as unknown as ConstructorParameters<typeof PlanCamera>[0])
  camera.resize(viewport)
  camera.show(PLAN)
  return camera
}

it('keeps the part of the plan that was looked at when it was hidden meanwhile, for instance behind a tab or while the page is printed', () => {
  const camera = aCamera()
  camera.zoom(2, { x: 100, y: 50 })
  const looked = camera.view
  camera.resize(HIDDEN)
  camera.resize(ROOM)
  expect(camera.view).toEqual(looked)
})

it('keeps the middle when it comes back in another size', () => {
  const camera = aCamera()
  camera.zoom(2.5, { x: 120, y: 100 })
  const middle = camera.centre
  camera.resize({ width: 0, height: 300 })
  camera.resize({ width: 500, height: 300 })
  expect(camera.centre.x).toBeCloseTo(middle.x)
  expect(camera.centre.y).toBeCloseTo(middle.y)
})

it('shows the whole plan when it was hidden at first', () => {
  const camera = aCamera(HIDDEN)
  camera.resize(ROOM)
  expect(camera.view).toEqual(fitView(PLAN, ROOM))
})

it('stays where it is when a marker has no place: the plan would be nowhere, and no key or button would bring it back', () => {
  const camera = aCamera()
  camera.zoom(2)
  const looked = camera.view
  for (const place of [{ x: NaN, y: 5 }, { x: 5, y: NaN }, { x: Infinity, y: 0 }]) {
    camera.reveal(place)
    camera.centreOn(place)
  }
  expect(camera.view).toEqual(looked)
})

it('knows when it cannot come any nearer', () => {
  const camera = aCamera()
  const before: boolean[] = []
  for (let step = 0; step < 7; step += 1) {
    before.push(camera.isNearest)
    camera.zoom(1.2)
  }
  expect(before).toEqual(Array.from({ length: 7 }, () => false))
  expect(camera.isNearest).toBe(true)
})
