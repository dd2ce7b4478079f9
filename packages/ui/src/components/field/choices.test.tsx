import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { ChoiceBar } from './choice-bar'
import { DateField, type DateFieldProps } from './date-field'

it('renders a choice bar as one radio group', () => {
  const onChange = vi.fn()
  render(<UiRoot><ChoiceBar label="监测点" value="heat" onChange={onChange} options={[{ value: 'heat', label: '温度' }, { value: 'smoke', label: '烟雾', tone: 'alarm' }]} /></UiRoot>)
  expect(screen.getByRole('group', { name: '监测点' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '温度' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '烟雾' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('smoke')
})

describe('date field', () => {
  const draw = (props: Partial<DateFieldProps> = {}) => {
    const onChange = vi.fn()
    const Day = () => {
      const [day, setDay] = useState('2026-11-20')
      onChange.mockImplementation(setDay)
      return <UiRoot><DateField label="日期" value={day} onChange={onChange} {...props} /><button onClick={() => setDay('2026-11-19')}>前一天</button></UiRoot>
    }
    render(<Day />)
    return onChange
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '日期' })
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

  it('accepts a complete day at once and waits while a day is incomplete', () => {
    const onChange = draw()
    type('2026-1')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    type('2026-10-03')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-10-03')
  })

  it('opens no calendar when it may only be read, also when it is said not to be disabled', () => {
    draw({ readOnly: true, disabled: false })
    expect(screen.getByRole('button', { name: /^选择/ })).toBeDisabled()
    expect(field()).toHaveAttribute('readonly')
  })

  it('marks a day that is not accepted and keeps the text', () => {
    const onChange = draw({ max: '2026-11-21' })
    type('2026-12-01')
    expect(screen.getByRole('alert').textContent).toBe('不能晚于 2026-11-21')
    expect(field().value).toBe('2026-12-01')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows a new value from the caller', () => {
    draw()
    type('20')
    fireEvent.click(screen.getByText('前一天'))
    expect(field().value).toBe('2026-11-19')
  })

  it('can be emptied', () => {
    const onChange = draw()
    type('')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  })
})
