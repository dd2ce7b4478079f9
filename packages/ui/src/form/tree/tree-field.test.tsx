import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
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

it('gives the focus to the field when a chip is removed by a click', () => {
  render(<Scope />)
  fireEvent.click(chip('a 区'))
  expect(document.activeElement).toBe(field())
})
