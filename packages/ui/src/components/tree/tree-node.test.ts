import { describe, expect, it } from 'vitest'
import { treeLines, treeMove, type TreeNode } from './tree-node'

const nodes: TreeNode[] = [
  { id: 'a', label: '万达', children: [{ id: 'a1', label: '一号楼' }, { id: 'a2', label: '二号楼', hasChildren: true }] },
  { id: 'b', label: '滨江', children: [] },
]
const keys = (...expanded: string[]) => treeLines(nodes, new Set(expanded)).map(({ key }) => key)

it('lists open branches, and shows a branch without children as a leaf', () => {
  expect(keys()).toEqual(['a', 'b'])
  expect(keys('a', 'b')).toEqual(['a', 'a1', 'a2', 'b'])
  expect(treeLines(nodes, new Set()).map(({ expanded }) => expanded)).toEqual([false, undefined])
})

it('shows a placeholder while children load and another one when loading failed', () => {
  expect(keys('a', 'a2')).toEqual(['a', 'a1', 'a2', 'loading:a2', 'b'])
  const [failed] = treeLines([{ id: 'x', label: 'x', hasChildren: true, failed: true }], new Set(['x'])).slice(1)
  expect(failed).toMatchObject({ kind: 'failed', parent: 'x', level: 2 })
})

it('gives each line its level and its position among its siblings', () => {
  expect(treeLines(nodes, new Set(['a']))[2]).toMatchObject({ level: 2, position: 2, siblings: 2 })
})

describe('keys', () => {
  const lines = treeLines(nodes, new Set(['a']))
  it.each([
    ['ArrowDown', 0, { to: 1 }], ['ArrowUp', 0, { to: 0 }], ['End', 0, { to: 3 }], ['Home', 3, { to: 0 }],
    ['ArrowRight', 0, { to: 1 }], ['ArrowRight', 2, 'open'], ['ArrowRight', 1, null],
    ['ArrowLeft', 0, 'close'], ['ArrowLeft', 2, { to: 0 }], ['ArrowLeft', 3, null], ['滨', 0, { to: 3 }], ['x', 0, null],
  ] as const)('%s at line %i', (key, at, result) => {
    expect(treeMove(key, lines, at)).toEqual(result)
  })
})
