import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { TreeNode } from '../../components/tree/tree-node'
import { UiRoot } from '../../root/ui-root'
import { MultiTreeField } from './tree-field'

function Scope() {
  const [value, setValue] = useState<readonly string[]>(['a', 'b', 'gone'])
  return <UiRoot><MultiTreeField label="区域" nodes={['a', 'b', 'c'].map((id) => ({ id, label: `${id} 区` }))} value={value} onChange={setValue} /></UiRoot>
}
const field = () => screen.getByRole('combobox', { name: '区域' })
const chip = (name: string) => screen.getByRole('button', { name: `移除 ${name}` })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('reaches the chips by the arrow keys, also one that is not in the tree, and removes them there', () => {
  render(<Scope />)
  act(() => field().focus())
  press('ArrowLeft')
  expect(document.activeElement).toBe(chip('gone'))
  press('ArrowLeft')
  press('Delete')
  expect(document.activeElement).toBe(chip('gone'))
  press('Delete')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['移除 a 区'])
  expect(document.activeElement).toBe(field())
})

it('shows a branch that was ticked before its children were loaded as ticked with them, and reports them at the next change', async () => {
  const onChange = vi.fn()
  const lone = { id: 'lone', label: '消防站' }
  const drawn = (area: Partial<TreeNode>) => <UiRoot><MultiTreeField label="区域" nodes={[{ id: 'a', label: 'A 区', ...area }, lone]} value={['a']} onChange={onChange} /></UiRoot>
  const { rerender } = render(drawn({ hasChildren: true }))
  rerender(drawn({ children: ['1F', '2F'].map((id) => ({ id, label: id })) }))
  expect(chip('A 区')).toBeTruthy()
  fireEvent.click(field())
  expect(await screen.findByRole('treeitem', { name: /1F/ })).toHaveAttribute('aria-checked', 'true')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('treeitem', { name: /2F/ }))
  expect(onChange).toHaveBeenLastCalledWith(['1F'])
  fireEvent.click(chip('A 区'))
  expect(onChange).toHaveBeenLastCalledWith([])
})

it('gives the focus to the field when a chip is removed by a click', () => {
  render(<Scope />)
  fireEvent.click(chip('a 区'))
  expect(document.activeElement).toBe(field())
})
