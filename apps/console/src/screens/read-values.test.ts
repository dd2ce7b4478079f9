import { expect, it } from 'vitest'
import { demandRead, hasRead } from './read-values'

const row = { id: '1', order: null as number | null, title: '报表' as string | null }

it('tells whether all of the values were read; 0 and a blank text are values', () => {
  expect([hasRead(row, 'id', 'title'), hasRead(row, 'order'), hasRead({ ...row, order: 0, title: '' }, 'order', 'title')]).toEqual([true, false, true])
})

it('returns a row with all values, and throws an error that names the missing ones: a default would replace the real value', () => {
  expect(demandRead(row, 'title').title).toBe('报表')
  expect(() => demandRead(row, 'title', 'order')).toThrowError(expect.objectContaining({ kind: 'invalid', invalidFields: ['order'] }))
})
