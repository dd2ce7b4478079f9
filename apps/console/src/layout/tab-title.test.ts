import { expect, it } from 'vitest'
import { tabTitle } from './tab-title'

it.each([
  [{ fires: 0, faults: 0 }, '概览'],
  [{ fires: 0, faults: 3 }, '(3) 概览'],
  [{ fires: 2, faults: 1 }, '(3) 火警 · 概览'],
  [{ fires: 0, faults: 1_000 }, '(999+) 概览'],
])('the title for %j is %s', (alarms, title) => {
  expect(tabTitle(alarms, '火警', '概览')).toBe(title)
})
