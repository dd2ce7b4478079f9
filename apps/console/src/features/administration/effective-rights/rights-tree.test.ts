import type { Right } from '@smart-fire/api-client/roles'
import { expect, it } from 'vitest'
import { rightsTree } from './rights-tree'

const right = (id: string, parentId: string | null, grantable = true): Right => ({ id, parentId, kind: id.includes(':') ? 'element' : 'menu', name: `name of ${id}`, grantable, positions: [] })

it('puts sections, screens and buttons below one another; what cannot be given is disabled', () => {
  const rights = [right('1', null), right('2', '1', false), right('a:btn', '2')]
  expect(rightsTree(rights)).toEqual([
    { id: '1', label: 'name of 1', disabled: false, children: [{ id: '2', label: 'name of 2', disabled: true, children: [{ id: 'a:btn', label: 'name of a:btn', disabled: false }] }] },
  ])
})

it('leaves out a right whose parent is missing: it has no effect', () => {
  expect(rightsTree([right('1', null), right('9:btn', '9')]).map(({ id }) => id)).toEqual(['1'])
})
