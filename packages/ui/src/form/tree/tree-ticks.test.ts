import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../components/tree/tree-node'
import { loadedValue, matchingNodes, pathTo, tickedRoots, tickState, toggled, type TickedNodes } from './tree-ticks'

const floors = (building: string): TreeNode[] => ['1F', '2F'].map((floor) => ({ id: `${building}-${floor}`, label: floor }))
const nodes: TreeNode[] = [
  { id: 'area', label: '滨江区', children: [{ id: 'a', label: 'A座', children: floors('a') }, { id: 'b', label: 'B座', children: floors('b') }] },
  { id: 'lone', label: '消防站' },
]
const node = (id: string) => pathTo(nodes, id).at(-1) ?? { id, label: id }
const state = (id: string, value: string[], holds: TickedNodes = 'leaves') => tickState(node(id), new Set(value), holds)
const roots = (value: readonly string[], holds: TickedNodes = 'leaves') => tickedRoots(nodes, new Set(value), holds).map(({ id }) => id)

describe('ticking leaves', () => {
  it('half-checks a branch of which a part is ticked', () => {
    expect([state('a', ['a-1F']), state('area', ['a-1F']), state('b', ['a-1F']), state('a', ['a-1F', 'a-2F'])]).toEqual(['some', 'some', 'none', 'all'])
  })

  it('ticks and unticks a branch with everything below it', () => {
    const ticked = toggled(nodes, node('area'), ['a-1F'], 'leaves')
    expect([...ticked].sort()).toEqual(['a-1F', 'a-2F', 'b-1F', 'b-2F'])
    expect(toggled(nodes, node('area'), ticked, 'leaves')).toEqual([])
  })

  it('leaves a disabled node as it is', () => {
    const fixed = { ...node('a'), children: [{ id: 'a-1F', label: '1F', disabled: true }, { id: 'a-2F', label: '2F' }] }
    expect(toggled([fixed], fixed, [], 'leaves')).toEqual(['a-2F'])
    expect(toggled([fixed], fixed, ['a-1F', 'a-2F'], 'leaves')).toEqual(['a-1F'])
  })

  describe('a branch that was ticked before its children were loaded', () => {
    const unloaded = [{ ...node('area'), children: [{ id: 'a', label: 'A座', hasChildren: true }, node('b')] }]

    it('is ticked with all of them when they are', () => {
      expect(toggled(unloaded, { id: 'a', label: 'A座', hasChildren: true }, [], 'leaves')).toEqual(['a'])
      expect(loadedValue(nodes, ['a', 'lone'], 'leaves')).toEqual(['a-1F', 'a-2F', 'lone'])
    })

    it('stays itself until then, also one that is in no loaded branch', () => {
      expect(loadedValue(unloaded, ['a', 'gone'], 'leaves')).toEqual(['a', 'gone'])
    })

    it('stays itself where the value holds branches', () => {
      expect(loadedValue(nodes, ['area', 'a'], 'all')).toEqual(['area', 'a'])
    })
  })

  it('names a whole branch once', () => {
    expect(roots(['a-1F', 'a-2F', 'b-1F'])).toEqual(['a', 'b-1F'])
  })
})

describe('ticking every node, as for rights', () => {
  it('ticks the branches around a ticked node', () => {
    expect([...toggled(nodes, node('a-1F'), [], 'all')].sort()).toEqual(['a', 'a-1F', 'area'])
  })

  it('keeps a branch with a node below it that stays ticked, hidden by a search or disabled', () => {
    const [found = node('a')] = matchingNodes([node('a')], '1F')
    expect(toggled(nodes, found, ['area', 'a', 'a-1F', 'a-2F'], 'all')).toEqual(['area', 'a', 'a-2F'])
    const fixed = { ...node('a'), children: [{ id: 'a-1F', label: '1F', disabled: true }, { id: 'a-2F', label: '2F' }] }
    expect(toggled([fixed], fixed, ['a', 'a-1F', 'a-2F'], 'all')).toEqual(['a', 'a-1F'])
    expect(toggled(nodes, node('a'), ['area', 'a', 'a-1F', 'a-2F'], 'all')).toEqual(['area'])
  })

  it('keeps a branch when the last node below it is unticked, and shows it as half-checked', () => {
    expect(toggled(nodes, node('a-1F'), ['area', 'a', 'a-1F'], 'all')).toEqual(['area', 'a'])
    expect(state('a', ['area', 'a'], 'all')).toBe('some')
    expect(roots(['area', 'a'], 'all')).toEqual(['a'])
  })
})

it('ticks and unticks back to where it was, from any value', () => {
  const leaves = ['a-1F', 'a-2F', 'b-1F', 'b-2F', 'lone']
  const ids = fc.constantFrom('area', 'a', 'b', ...leaves)
  fc.assert(fc.property(fc.subarray(leaves), ids, (value, id) => {
    const once = toggled(nodes, node(id), value, 'leaves')
    expect(['all', 'none']).toContain(state(id, [...once]))
    expect(state(id, [...toggled(nodes, node(id), once, 'leaves')])).not.toBe(state(id, [...once]))
  }))
})

describe('search', () => {
  it('keeps the branches around a match and all below one', () => {
    expect(matchingNodes(nodes, 'b座')).toEqual([{ ...node('area'), children: [node('b')] }])
    expect(matchingNodes(nodes, '没有')).toEqual([])
    expect(matchingNodes(nodes, ' ')).toBe(nodes)
  })
})

it('finds the path to a node', () => {
  expect(pathTo(nodes, 'b-2F').map(({ label }) => label)).toEqual(['滨江区', 'B座', '2F'])
  expect(pathTo(nodes, 'gone')).toEqual([])
})
