import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { PasswordField } from './password-field'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { TextField, type TextFieldProps } from './text-field'

const Text = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState('')
  return <UiRoot><TextField label="用户名" value={value} onChange={setValue} {...props} /></UiRoot>
}
const Password = () => {
  const [value, setValue] = useState('')
  return <UiRoot><PasswordField label="密码" value={value} onChange={setValue} /></UiRoot>
}
const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('text field', () => {
  it('is labelled and accepts input', () => {
    render(<Text />)
    const field = screen.getByLabelText<HTMLInputElement>('用户名')
    fireEvent.change(field, { target: { value: 'operator' } })
    expect(field.value).toBe('operator')
  })

  it('is described by its hint, or by its error when there is one', () => {
    const { rerender } = render(<Text hint="由管理员分配" />)
    expect(noteOf(screen.getByLabelText('用户名'))).toBe('由管理员分配')
    rerender(<Text hint="由管理员分配" error="请输入内容！" />)
    expect(noteOf(screen.getByLabelText('用户名'))).toBe('请输入内容！')
    expect(screen.getByLabelText('用户名').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('请输入内容！')
  })

  it('ignores the Enter key that ends an input method composition', () => {
    const onEnter = vi.fn()
    render(<Text onEnter={onEnter} />)
    const field = screen.getByLabelText('用户名')
    fireEvent(field, createEvent.keyDown(field, { key: 'Enter', isComposing: true }))
    // Safari ends the composition before it reports the key
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(onEnter).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onEnter).toHaveBeenCalledOnce()
  })

  it('calls for a held Enter key once: each further call would send a wrong code again', () => {
    const onEnter = vi.fn()
    render(<Text onEnter={onEnter} />)
    fireEvent.keyDown(screen.getByLabelText('用户名'), { key: 'Enter' })
    fireEvent.keyDown(screen.getByLabelText('用户名'), { key: 'Enter', repeat: true })
    expect(onEnter).toHaveBeenCalledOnce()
  })
})

describe('password field', () => {
  it('can be made visible and hidden again', () => {
    render(<Password />)
    const field = screen.getByLabelText<HTMLInputElement>('密码')
    expect(field.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(field.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(field.type).toBe('password')
  })

  it('warns while caps lock is on', () => {
    render(<Password />)
    const field = screen.getByLabelText('密码')
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    expect(noteOf(field)).toBe('大写锁定已开启')
    fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false })
    expect(screen.queryByText('大写锁定已开启')).toBeNull()
  })
})

it('reports the option selected in the native select', () => {
  const onChange = vi.fn()
  render(<UiRoot><SelectField label="系统" value="1" onChange={onChange} options={[{ value: '1', label: '一' }, { value: '5', label: '五' }]} /></UiRoot>)
  fireEvent.change(screen.getByLabelText('系统'), { target: { value: '5' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('5')
})

describe('a select whose value is not among its options', () => {
  const select = (value: string, options = [{ value: '1', label: '一' }, { value: '5', label: '五' }]) => (
    <UiRoot><SelectField label="系统" value={value} onChange={() => {}} options={options} /></UiRoot>
  )
  const field = () => screen.getByLabelText<HTMLSelectElement>('系统')

  it('shows the value and not the first option, and every option can be chosen', () => {
    const { rerender } = render(select('9'))
    expect(field()).toHaveDisplayValue('9')
    expect(field()).toHaveValue('9')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['一', '五'])
    rerender(select('9', [{ value: '9', label: '九' }]))
    expect(field()).toHaveDisplayValue('九')
  })

  it('is empty while its value is empty', () => {
    render(select(''))
    expect(field()).toHaveDisplayValue('')
  })
})

it('renders cards as one radio group, each with its description', () => {
  const onChange = vi.fn()
  const options = [{ value: '1', label: '真实火警', description: '现场确认' }, { value: '0', label: '误报' }]
  render(<UiRoot><RadioCards label="结论" value="1" onChange={onChange} options={options} /></UiRoot>)
  expect(screen.getByRole('group', { name: '结论' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '真实火警 现场确认' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '误报' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('0')
})
