import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field'
import { FormLayout } from './form-layout'
import { NumberField, type NumberFieldProps } from './number-field'
import { RadioField } from './radio-field'
import { TextArea } from './text-area'
import { CheckboxField, SwitchField } from './toggle-field'

const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

describe('number field', () => {
  const draw = (props: Partial<NumberFieldProps> = {}) => {
    const onChange = vi.fn()
    const Pressure = () => {
      const [value, setValue] = useState<number | string | null>(null)
      onChange.mockImplementation(setValue)
      return <UiRoot><NumberField label="压力" unit="MPa" value={value} onChange={onChange} {...props} /></UiRoot>
    }
    render(<Pressure />)
    return onChange
  }
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '压力' })

  it('returns the number and keeps the text as it was typed', () => {
    const onChange = draw()
    write(field(), '1.50')
    expect(onChange).toHaveBeenLastCalledWith(1.5)
    expect(field()).toHaveValue('1.50')
  })

  it('keeps and marks text that is no number, and returns it unchanged to the caller', () => {
    const onChange = draw()
    write(field(), '1.5o')
    expect(onChange).toHaveBeenLastCalledWith('1.5o')
    expect(field()).toHaveValue('1.5o')
    expect(field()).toHaveAccessibleDescription('请填写数字')
    expect(field().validity.customError).toBe(true)
  })

  it('keeps and marks a number that cannot be kept exactly', () => {
    const onChange = draw()
    write(field(), '9007199254740993')
    expect(onChange).toHaveBeenLastCalledWith('9007199254740993')
    expect(field()).toHaveAccessibleDescription('位数过多，无法准确保存')
    expect(field().validity.customError).toBe(true)
  })

  it('shows a very small number as it is written', () => {
    render(<UiRoot><NumberField label="压力" value={1e-7} onChange={() => {}} /></UiRoot>)
    expect(field()).toHaveValue('0.0000001')
  })

  it('checks the limits when the field is left, and changes nothing', () => {
    const onChange = draw({ min: 10, max: 20 })
    write(field(), '1')
    expect(field()).toBeValid()
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription('应在 10 到 20 之间')
    expect(onChange).toHaveBeenLastCalledWith(1)
  })

  it('checks the limits before Enter sends the form', async () => {
    const [onChange, onSubmit] = [vi.fn(), vi.fn()]
    const Pressure = () => {
      const [value, setValue] = useState<number | string | null>(null)
      onChange.mockImplementation(setValue)
      return <UiRoot><FormLayout label="设备" onSubmit={onSubmit}><NumberField label="压力" value={value} onChange={onChange} min={10} max={20} /></FormLayout></UiRoot>
    }
    render(<Pressure />)
    await userEvent.type(field(), '1{Enter}')
    expect(field()).toHaveAccessibleDescription('应在 10 到 20 之间')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field(), '5{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(15)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does not check the limits by the Enter that ends a composition', () => {
    draw({ min: 10 })
    write(field(), '１')
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(field()).toBeValid()
  })

  it('steps by the arrow keys within the limits', () => {
    const onChange = draw({ min: 0, max: 1, step: 0.4 })
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(field(), { key })
    expect(onChange.mock.calls.map(([value]) => value as number)).toEqual([0, 0.4, 0.8, 1])
    expect(field()).toHaveAttribute('aria-valuetext', '1MPa')
  })

  it('leaves the arrow keys to an input method that is composing', () => {
    const onChange = draw()
    write(field(), '１２')
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
    expect(field()).toHaveValue('１２')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12)
  })

  it('is empty again without a value', () => {
    const onChange = draw()
    write(field(), '5')
    write(field(), '')
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

it('counts the characters of a text and does not cut off what is too long', () => {
  const Remark = () => {
    const [value, setValue] = useState('')
    return <UiRoot><TextArea label="备注" maxLength={10} value={value} onChange={setValue} /></UiRoot>
  }
  render(<Remark />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('备注')
  write(field, '一二三')
  expect(screen.getByText('3 / 10')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('还可输入 7 字')
  write(field, '一二三四五六七八九十百千')
  expect(field.value).toHaveLength(12)
  expect(field).toHaveAccessibleDescription('超出 2 字')
  expect(field.validity.customError).toBe(true)
})

describe('switch, checkbox and radio', () => {
  it('have a name, their hint as a description, and are marked as required', () => {
    const onChange = vi.fn()
    render(<UiRoot><SwitchField label="启用" hint="停用后不再接收数据" checked={false} onChange={onChange} /><CheckboxField label="同意" required error="请先同意" checked={false} onChange={onChange} /></UiRoot>)
    expect(screen.getByRole('switch', { name: '启用' })).toHaveAccessibleDescription('停用后不再接收数据')
    expect(screen.getByRole('checkbox', { name: /同意/ })).toBeRequired()
    expect(screen.getByRole('checkbox', { name: /同意/ })).toHaveAccessibleDescription('请先同意')
    fireEvent.click(screen.getByText('启用'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('cannot be changed when they may only be read', () => {
    const onChange = vi.fn()
    render(<UiRoot><SwitchField label="启用" readOnly checked onChange={onChange} /></UiRoot>)
    fireEvent.click(screen.getByRole('switch'))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('switch')).toBeChecked()
    expect(screen.getByRole('switch')).toHaveAttribute('aria-readonly', 'true')
  })

  it('offer a few choices as one group', () => {
    const onChange = vi.fn()
    render(<UiRoot><RadioField label="周期" required error="请选择周期" value={null} onChange={onChange} options={[{ value: 'd', label: '每日' }, { value: 'w', label: '每周' }]} /></UiRoot>)
    const group = screen.getByRole('radiogroup', { name: /周期/ })
    expect(group).toHaveAccessibleDescription('请选择周期')
    expect(group).toHaveAttribute('aria-required', 'true')
    fireEvent.click(screen.getByRole('radio', { name: '每周' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('w')
  })
})

describe('date range', () => {
  const week = { label: '近 7 天', from: '2026-11-14', to: '2026-11-20' }
  const draw = (first: DateRange, props: Partial<DateRangeFieldProps> = {}) => {
    const onChange = vi.fn()
    const Period = () => {
      const [value, setValue] = useState(first)
      onChange.mockImplementation(setValue)
      return <UiRoot><DateRangeField label="时间" value={value} onChange={onChange} shortcuts={[week]} {...props} /></UiRoot>
    }
    render(<Period />)
    return onChange
  }
  const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始日期' })
  const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: '结束日期' })

  it('never returns a range that ends before it begins', () => {
    const onChange = draw({ from: '2026-11-01', to: '2026-11-10' })
    write(from(), '2026-11-15')
    expect(onChange).not.toHaveBeenCalled()
    expect(from()).toHaveValue('2026-11-15')
    expect(to()).toHaveAccessibleDescription('不能早于 2026-11-15')
    expect(to().validity.customError).toBe(true)
    write(to(), '2026-11-12')
    expect(onChange).not.toHaveBeenCalled()
    write(to(), '2026-11-18')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-15', to: '2026-11-18' })
    expect(to()).toBeValid()
  })

  it('takes a refused end as soon as the start allows it: what is shown without a mark is what the caller has', () => {
    const onChange = draw({ from: '2026-11-10', to: '2026-11-20' })
    write(to(), '2026-11-05')
    fireEvent.blur(to())
    expect(onChange).not.toHaveBeenCalled()
    write(from(), '2026-11-01')
    expect(to()).toHaveValue('2026-11-05')
    expect(to()).toBeValid()
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-05' })
  })

  it('forgets a refused text when a shortcut is taken, also where its day stays the same', () => {
    const onChange = draw({ from: '2026-11-18', to: week.to })
    write(to(), '2026-11-15')
    fireEvent.click(screen.getByRole('button', { name: '近 7 天' }))
    expect(to()).toHaveValue(week.to)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: week.from, to: week.to })
  })

  describe('when Enter sends the form', () => {
    const drawForm = (first: DateRange) => {
      const onSubmit = vi.fn()
      const Period = () => {
        const [value, setValue] = useState(first)
        return <UiRoot><FormLayout label="查询" onSubmit={() => void onSubmit(value)}><DateRangeField label="时间" name="period" value={value} onChange={setValue} /></FormLayout></UiRoot>
      }
      render(<Period />)
      return onSubmit
    }

    it('sends a day that was written in another way, not the day before it', async () => {
      const onSubmit = drawForm({ from: '2026-11-01', to: '2026-11-10' })
      await userEvent.clear(from())
      await userEvent.type(from(), '2026/11/3{Enter}')
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-03', to: '2026-11-10' })
    })

    it.each([['2026-11', '请按 年-月-日 填写'], ['2026-11-15', '不能早于']])('marks %s and sends nothing', async (text, problem) => {
      const onSubmit = drawForm({ from: '2026-11-01', to: '2026-11-10' })
      await userEvent.clear(from())
      await userEvent.type(from(), `${text}{Enter}`)
      expect(onSubmit).not.toHaveBeenCalled()
      expect(screen.getByRole('group', { name: '有 1 处需要修改' }).textContent).toContain(problem)
    })
  })

  it('may be open at either side', () => {
    const onChange = draw({ from: '', to: '' })
    write(from(), '2026-11-15')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '' })
    write(from(), '')
    expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '' })
  })

  it('can be set by a shortcut, which is then marked as active', () => {
    const onChange = draw({ from: '', to: '' })
    fireEvent.click(screen.getByRole('button', { name: '近 7 天' }))
    expect(onChange).toHaveBeenLastCalledWith({ from: week.from, to: week.to })
    expect(screen.getByRole('button', { name: '近 7 天', pressed: true })).toBeTruthy()
  })
})
