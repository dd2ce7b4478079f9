import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../components/field/text-field'
import { UiRoot } from '../root/ui-root'
import { ColorField } from './color-field'
import { ComboField } from './combo/combo-field'
import { FormLayout } from './form-layout'
import { NumberField } from './number-field'
import { RepeatedRows, type RepeatedRowsProps } from './repeated-rows'
import { TransferField } from './transfer/transfer-field'

describe('repeated rows', () => {
  interface Outlet { id: number; size: string }
  const Outlets = (props: Partial<RepeatedRowsProps<Outlet>>) => {
    const [rows, setRows] = useState<readonly Outlet[]>([{ id: 1, size: '65' }, { id: 2, size: '80' }])
    const move = (from: number, to: number) => {
      const next = rows.filter((_, at) => at !== from)
      const row = rows[from]
      if (row) setRows([...next.slice(0, to), row, ...next.slice(to)])
    }
    return (
      <UiRoot>
        <RepeatedRows
          label="出水口" rows={rows} rowKey={({ id }) => String(id)} rowName={(_, at) => `出水口 ${at + 1}`} renderRow={({ size }) => <TextField label="口径" value={size} onChange={() => {}} />}
          onAdd={() => setRows([...rows, { id: rows.length + 10, size: '' }])} onRemove={(at) => setRows(rows.filter((_, index) => index !== at))} onMove={move} min={1} max={3} {...props}
        />
      </UiRoot>
    )
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const sizes = () => screen.getAllByLabelText<HTMLInputElement>('口径').map(({ value }) => value)

  it('focuses an added row, and adds no more than the maximum', () => {
    render(<Outlets />)
    press('添加')
    expect(document.activeElement).toBe(screen.getAllByLabelText('口径')[2])
    expect(screen.getByRole('button', { name: '添加' })).toBeDisabled()
    expect(screen.getByText('最多 3 项')).toBeTruthy()
  })

  it('focuses the next row after a removal, and keeps the minimum', () => {
    render(<Outlets />)
    press('添加')
    press('移除 出水口 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 出水口 1' }))
    press('移除 出水口 2')
    expect(sizes()).toEqual(['80'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加' }))
    expect(screen.getByRole('button', { name: '移除 出水口 1' })).toBeDisabled()
  })

  it('moves a row by its buttons, which keep the focus until the row is at the end', () => {
    render(<Outlets />)
    press('下移 出水口 1')
    expect(sizes()).toEqual(['80', '65'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移 出水口 2' }))
    expect(screen.getByRole('status').textContent).toBe('出水口 1 已移到第 2 位')
  })

  it('moves a row by Alt and an arrow key from any of its fields', () => {
    render(<Outlets />)
    const [, second] = screen.getAllByLabelText('口径')
    second?.focus()
    fireEvent.keyDown(second ?? document.body, { key: 'ArrowUp', altKey: true })
    expect(sizes()).toEqual(['80', '65'])
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second ?? document.body, { key: 'ArrowUp', altKey: true })
    expect(sizes()).toEqual(['80', '65'])
  })

  it('keeps the key that moves a row from its fields: no number changes and no list opens', () => {
    const [onChange, onMove] = [vi.fn(), vi.fn()]
    render(<Outlets onMove={onMove} renderRow={() => <><NumberField label="压力" value={5} onChange={onChange} /><ComboField label="建筑" options={[]} value={null} onChange={onChange} /></>} />)
    const [, pressure] = screen.getAllByRole('spinbutton')
    const [, building] = screen.getAllByRole('combobox')
    fireEvent.keyDown(pressure ?? document.body, { key: 'ArrowUp', altKey: true })
    fireEvent.keyDown(building ?? document.body, { key: 'ArrowDown', altKey: true })
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 0)
    expect(onChange).not.toHaveBeenCalled()
    expect(building).toHaveAttribute('aria-expanded', 'false')
  })

  it('leaves the key to its fields when rows cannot be moved', () => {
    render(<Outlets onMove={undefined} renderRow={() => <ComboField label="建筑" options={[]} value={null} onChange={() => {}} />} />)
    const [first] = screen.getAllByRole('combobox')
    fireEvent.keyDown(first ?? document.body, { key: 'ArrowDown', altKey: true })
    expect(first).toHaveAttribute('aria-expanded', 'true')
  })

  it('has no buttons when it may only be read', () => {
    render(<Outlets readOnly />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('transfer field', () => {
  const USERS = ['王建国', '李秀英', '张伟'].map((label, at) => ({ value: String(at + 1), label }))
  const draw = () => {
    const onChange = vi.fn()
    const Members = () => {
      const [value, setValue] = useState<readonly string[]>(['2'])
      onChange.mockImplementation(setValue)
      return <UiRoot><TransferField label="成员" options={USERS} value={value} onChange={onChange} /></UiRoot>
    }
    render(<Members />)
    return onChange
  }
  const column = (name: string) => within(screen.getByRole('region', { name }))

  it('moves by a press, announces it, and keeps the focus in its column', () => {
    const onChange = draw()
    fireEvent.click(column('可添加').getByRole('button', { name: '添加 王建国' }))
    expect(onChange).toHaveBeenLastCalledWith(['2', '1'])
    expect(document.activeElement).toBe(column('可添加').getByRole('button', { name: '添加 张伟' }))
    expect(screen.getByRole('status').textContent).toBe('已添加 王建国，共 2 项')
    fireEvent.click(column('已添加').getByRole('button', { name: '移除 李秀英' }))
    expect(onChange).toHaveBeenLastCalledWith(['1'])
  })

  it('moves by the arrow keys from the search box through the entries, one of which is in the tab order', () => {
    draw()
    const search = screen.getByLabelText('搜索 可添加')
    search.focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(document.activeElement ?? search, { key })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加 张伟' }))
    expect(column('可添加').getAllByRole('button', { name: /^添加 / }).map((entry) => entry.tabIndex)).toEqual([0, -1])
  })

  it('has its first entry that can be pressed in the tab order', () => {
    render(<UiRoot><TransferField label="成员" options={USERS.map((user) => ({ ...user, disabled: user.label === '王建国' }))} value={[]} onChange={() => {}} /></UiRoot>)
    expect(column('可添加').getAllByRole('button', { name: /^添加 / }).map((entry) => entry.tabIndex)).toEqual([-1, 0, -1])
  })

  it('can be read by keyboard when none of its entries can be pressed', () => {
    const onChange = vi.fn()
    render(<UiRoot><TransferField label="成员" options={USERS.map((user) => ({ ...user, disabled: true }))} value={[]} onChange={onChange} /></UiRoot>)
    const entries = column('可添加').getAllByRole('button', { name: /^添加 / })
    expect(entries.map((entry) => entry.tabIndex)).toEqual([0, -1, -1])
    entries[0]?.focus()
    fireEvent.keyDown(entries[0] ?? document.body, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(entries[1])
    expect(entries[1]).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(entries[1] ?? document.body)
    expect(onChange).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(entries[1])
  })

  it('moves one entry by an Enter key that is held', () => {
    const onChange = draw()
    const entry = column('可添加').getByRole('button', { name: '添加 王建国' })
    expect(fireEvent.keyDown(entry, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(entry, { key: 'Enter', repeat: true })).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves the arrow keys in the search box to an input method that is composing', () => {
    draw()
    const search = screen.getByLabelText('搜索 可添加')
    search.focus()
    fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true })
    expect(document.activeElement).toBe(search)
  })

  it('adds all entries that match the search', () => {
    const onChange = draw()
    fireEvent.change(screen.getByLabelText('搜索 可添加'), { target: { value: '张' } })
    fireEvent.click(screen.getByRole('button', { name: '全部添加 (1)' }))
    expect(onChange).toHaveBeenLastCalledWith(['2', '3'])
    expect(column('可添加').getByText('没有匹配的选项')).toBeTruthy()
  })
})

describe('colour field', () => {
  const Colour = () => {
    const [value, setValue] = useState('')
    return <UiRoot><ColorField label="颜色" value={value} onChange={setValue} swatches={['#C62828', '#F2D024']} /></UiRoot>
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '颜色' })
  const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

  it('keeps text that is no colour and marks it when it is complete or the field is left', () => {
    render(<Colour />)
    fireEvent.focus(field())
    write('#C628')
    expect(field()).toBeValid()
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription('请按 #RRGGBB 填写，例如 #C62828')
    expect(field()).toHaveValue('#C628')
    expect(field().validity.customError).toBe(true)
  })

  it('marks an unfinished text before Enter sends the form, and not while it is finished', async () => {
    const onSubmit = vi.fn()
    render(<UiRoot><FormLayout label="颜色" onSubmit={onSubmit}><Colour /></FormLayout></UiRoot>)
    await userEvent.type(field(), '#C628{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field().validity.customError).toBe(true)
    await userEvent.type(field(), '2')
    expect(field()).toBeValid()
    await userEvent.type(field(), '8{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('warns about a colour of low contrast', () => {
    render(<Colour />)
    fireEvent.click(screen.getByRole('button', { name: '#F2D024' }))
    expect(screen.getByText(/对比度：浅色背景 1\.5，深色背景 11\.5/)).toBeTruthy()
    expect(screen.getByText(/不易辨认/)).toBeTruthy()
    write('#C62828')
    expect(screen.queryByText(/不易辨认/)).toBeNull()
    expect(screen.getByRole('button', { name: '#C62828', pressed: true })).toBeTruthy()
  })
})
