import { expect, it } from 'vitest'

import { sealOf } from './seal'

const ROW = { at: new Date('2026-10-01T00:00:00.000Z'), tenantId: 't-1', userId: 'u-1', ip: '10.0.0.1', requestId: 'r-1', action: 'role.members', result: 'ok' }
const DETAIL = { id: 7, after: { name: '夜班 🔥', members: ['watch', 'clerk'], empty: {}, none: null }, before: { at: new Date(0), left: undefined } }

it('the hash of a row is the same in every version: the logs of years are checked with it', () => {
  expect(sealOf('', { ...ROW, detail: DETAIL })).toBe('26e28ef36a332372c2bf6e2832f9ca69a034bd8fdc0af094a612639f6bce1312')
  expect(sealOf('f'.repeat(64), { ...ROW, tenantId: null, userId: null, ip: null, requestId: null, detail: null })).toBe('c5ba17dd0174c472a1f2e5f53017541a635078d2aefe9f78caba929a1a24e2e7')
})

it('the hash of a row does not depend on the order of the fields of its content, nor on values that the database does not keep', () => {
  const { id, after: { name, members, empty, none } } = DETAIL
  expect(sealOf('', { ...ROW, detail: { before: { at: '1970-01-01T00:00:00.000Z' }, after: { none, members, empty, name }, id } })).toBe(sealOf('', { ...ROW, detail: DETAIL }))
})

it('the hash of a row depends on the order of a list in its content', () => {
  expect(sealOf('', { ...ROW, detail: { members: ['clerk', 'watch'] } })).not.toBe(sealOf('', { ...ROW, detail: { members: ['watch', 'clerk'] } }))
})
