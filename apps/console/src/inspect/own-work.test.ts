import { expect, it } from 'vitest'
import { aResult } from './device-store.fixtures'
import { isChecked, isTooEarly, ownWorkOf, pointOfLabel, progressOf, skipReasonOf } from './own-work'
import { aPoint, aTask } from './own-work.fixtures'

const nothing = ownWorkOf([])
const now = Date.now()

it('in a strict order a label is checked only when its turn has come, whether it is scanned or chosen', () => {
  const task = aTask([aPoint('1'), aPoint('2')])
  expect(pointOfLabel(nothing, [task], 'MH-2', now)).toBe('tooEarly')
  expect(task.label.map((point) => isTooEarly(nothing, task, point))).toEqual([false, true])
  expect(pointOfLabel(nothing, [task], 'MH-1', now)).toMatchObject({ id: '1' })
})

it('a point is passed by its check, also while that waits on the phone, and by being left out', () => {
  const [first, second] = [aPoint('1'), aPoint('2')]
  const checked = ownWorkOf([{ userId: 'u', refusal: null, result: { clientId: 'a', number: 'MH-1', pointId: '1', inspectedAt: 1, items: [], problem: null, handling: null, photos: [] } }])
  expect(pointOfLabel(checked, [aTask([first, second])], 'MH-2', now)).toBe(second)
  expect(pointOfLabel(nothing, [aTask([{ ...first, doneAt: 1 }, second])], 'MH-2', now)).toBe(second)
  const leftOut = { ...first, skipReason: '门锁着' }
  expect(pointOfLabel(nothing, [aTask([leftOut, second])], 'MH-2', now)).toBe(second)
  // it can still be checked
  expect(pointOfLabel(nothing, [aTask([leftOut, second])], 'MH-1', now)).toBe(leftOut)
})

it('a point that was left out reads so while that waits on the phone, and is passed', () => {
  const task = aTask([aPoint('1'), aPoint('2')])
  const leftOut = ownWorkOf([{ userId: 'u', refusal: null, skip: { clientId: 'skip-1', number: 'MH-1', pointId: '1', reason: '门锁着', skippedAt: 1 } }])
  expect(task.label.map((point) => skipReasonOf(leftOut, point))).toEqual(['门锁着', null])
  expect(pointOfLabel(leftOut, [task], 'MH-2', now)).toMatchObject({ id: '2' })
  // what waits is not refused
  expect(leftOut.refused.size).toBe(0)
})

it('a label of a task that has not begun is outside of any', () => {
  expect(pointOfLabel(nothing, [aTask([aPoint('1')], { startsAt: now + 60_000, endsAt: now + 120_000 })], 'MH-1', now)).toBeNull()
})

it('a check that the server has refused is not done, and neither is a point left out so: it can be checked again, and holds up none behind it', () => {
  const task = aTask([aPoint('1'), aPoint('2'), aPoint('3')], { points: 3, done: 0 })
  const [first, second, third] = task.label
  const refused = ownWorkOf([
    { userId: 'u', refusal: '合同已到期', result: aResult({ number: 'MH-1', pointId: '1' }) },
    { userId: 'u', refusal: '', skip: { clientId: 'skip-2', number: 'MH-2', pointId: '2', reason: '门锁着', skippedAt: 1 } },
  ])
  expect(progressOf(refused, task)).toEqual({ done: 0, points: 3, unread: 0 })
  expect(second && skipReasonOf(refused, second)).toBeNull()
  expect([pointOfLabel(refused, [task], 'MH-1', now), pointOfLabel(refused, [task], 'MH-3', now)]).toEqual([first, third])
})

it('a check outside of a task is no check of the point whose id reads like the number of its label', () => {
  const outside = ownWorkOf([{ userId: 'u', refusal: null, result: { clientId: 'a', number: '2', pointId: null, inspectedAt: 1, items: [], problem: null, handling: null, photos: [] } }])
  expect(isChecked(outside, aPoint('2'))).toBe(false)
})

it('without a strict order, or for a second task that allows it, a label is checked at any time', () => {
  expect(pointOfLabel(nothing, [aTask([aPoint('1'), aPoint('2')], { strict: false })], 'MH-2', now)).toMatchObject({ id: '2' })
  expect(pointOfLabel(nothing, [aTask([aPoint('1'), aPoint('2')]), aTask([aPoint('2')])], 'MH-2', now)).toMatchObject({ id: '2' })
})

it('a label that is in no task of now, or is checked already, is outside of any', () => {
  const [first] = [aPoint('1')]
  expect(pointOfLabel(nothing, [aTask([first], { endsAt: now - 1 })], 'MH-1', now)).toBeNull()
  expect(pointOfLabel(nothing, [aTask([{ ...first, doneAt: 1 }])], 'MH-1', now)).toBeNull()
  expect(pointOfLabel(nothing, [], 'MH-1', now)).toBeNull()
})
