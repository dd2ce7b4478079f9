import type { InspectionDefect } from '@smart-fire/api-client/inspection-records'
import { expect, it } from 'vitest'
import { offeredActs } from '../../../testing/offered-acts'
import { defectsTab } from './defects'
import { aDefect } from './records.sample'

const STATES: readonly InspectionDefect['state'][] = ['0', '1', '2', '3', null]

/** To be repaired, repaired, checked again, signed, and of a state that could not be read. */
it.each([
  ['assessed until it is signed', 'btn_edit', ['评定', '评定', '评定', '', '']],
  ['repaired once, before anyone checks it again', 'btn_rectify', ['整改', '', '', '', '']],
  ['checked again after it was repaired', 'btn_recheck', ['', '复查', '', '', '']],
  ['signed after the second check, first by the inspector', 'btn_sign_inspector', ['', '', '巡检人签字', '', '']],
  ['signed by no one else before that', 'btn_sign', ['', '', '', '', '']],
])('a defect is offered to be %s, to who has the right of that step', async (_step, element, acts) => {
  const offered = await offeredActs(defectsTab, STATES.map((state) => aDefect({ state })), element)
  expect(offered.map((each) => each.filter((act) => act !== '查看').join())).toEqual(acts)
})
