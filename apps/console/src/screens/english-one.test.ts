import { expect, it } from 'vitest'
import { en as list } from './list-screen/list-screen.messages'
import { en as map } from './map-screen/map-screen.messages'
import { en as plan } from './plan-editor/plan-editor.messages'

it.each([
  ['rows of a list', (count: number) => list.bulkQuestion('Delete', count), 'Delete for the selected row?', 'Delete for the 2 selected rows?'],
  ['things off the map', map.withoutPlace, '1 without coordinates is in the list only', '2 without coordinates are in the list only'],
  ['marks that are deleted', plan.removeText, 'Operators will have no plan of this floor, and its mark is deleted, too. This cannot be undone.', 'Operators will have no plan of this floor, and its 2 marks are deleted, too. This cannot be undone.'],
  ['marks that move', plan.publishText, 'Operators will see the new plan at once. 1 mark moves to the same share of it: check it afterwards.', 'Operators will see the new plan at once. 2 marks move to the same share of it: check them afterwards.'],
])('writes one of the %s in the singular', (_what, write, one, two) => {
  expect([write(1), write(2)]).toEqual([one, two])
})
