import { expect, it } from 'vitest'
import { demandRead, hasRead } from './read-values'

const row = { id: '1', order: null as number | null, title: '报表' as string | null }

it('tells whether all of the values were read; 0 and a blank text are values', () => {
  expect([hasRead(row, 'id', 'title'), hasRead(row, 'order'), hasRead({ ...row, order: 0, title: '' }, 'order', 'title')]).toEqual([true, false, true])
})

it('gives the row, or refuses it as an input without the value: no default is written over what nobody has seen', () => {
  expect(demandRead(row, 'title').title).toBe('报表')
  expect(() => demandRead(row, 'title', 'order')).toThrowError(expect.objectContaining({ kind: 'invalid', invalidFields: ['order'] }))
})
