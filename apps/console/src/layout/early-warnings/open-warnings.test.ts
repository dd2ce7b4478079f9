import type { PushedWarning } from '@smart-fire/api-client/warnings'
import { expect, it } from 'vitest'
import { applyList, applyPushed, toneOf, worstOf, type OpenWarnings } from './open-warnings'

const aWarning = (id: string, changes: Partial<PushedWarning> = {}) => ({ id, handled: false, endedAt: null, rank: 1, raisedAt: 1000, tone: null, repeats: false, ...changes }) as PushedWarning
const NONE: OpenWarnings = new Map()
const idsOf = (open: OpenWarnings) => [...open.keys()]

it('a raised warning is news once, however often it is told', () => {
  const first = applyPushed(NONE, [aWarning('1')])
  expect(first.news.map(({ id }) => id)).toEqual(['1'])
  expect(applyPushed(first.open, [aWarning('1')]).news).toEqual([])
})

it('one that was handled or is over leaves, and is no news when it was raised and ended in one batch', () => {
  const { open } = applyPushed(NONE, [aWarning('1'), aWarning('2'), aWarning('3')])
  const next = applyPushed(open, [aWarning('1', { handled: true }), aWarning('2', { endedAt: 2000, handled: true }), aWarning('4'), aWarning('4', { endedAt: 2000 })])
  expect([idsOf(next.open), next.news]).toEqual([['3'], []])
})

it('the list replaces what is known, without what was put aside, and keeps the tone that a push has told', () => {
  const { open } = applyPushed(NONE, [aWarning('1', { tone: 'chime' }), aWarning('2')])
  const { tone: _tone, repeats: _repeats, ...row } = aWarning('1')
  const next = applyList(open, [row, aWarning('5'), aWarning('6', { handled: true })], new Set(['5']))
  expect(idsOf(next)).toEqual(['1'])
  expect(next.get('1')?.tone).toBe('chime')
})

it('the worst is of the highest level, among equals the newest; a silent one has no tone', () => {
  const warnings = [aWarning('1', { rank: 2, tone: 'wave' }), aWarning('2', { rank: 3 }), aWarning('3', { rank: 3, raisedAt: 2000 })]
  expect(worstOf(warnings)?.id).toBe('3')
  expect(toneOf(warnings)).toBe('wave')
  expect(toneOf([aWarning('1')])).toBeNull()
  expect(worstOf([])).toBeUndefined()
})
