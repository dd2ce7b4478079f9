import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SlidePanel } from '../components/dialog/slide-panel'
import { TextField } from '../components/field/text-field'
import { UiRoot } from '../root/ui-root'
import { FormDialog } from './form-dialog'
import { FormLayout, type FormLayoutProps } from './form-layout'
import { NumberField } from './number-field'
import { RadioField } from './radio-field'
import { TickTree } from './tree/tick-tree'

const draw = (props: Partial<FormLayoutProps> = {}) => {
  const onSubmit = vi.fn()
  const User = (more: Partial<FormLayoutProps>) => {
    const [age, setAge] = useState<number | string | null>(30)
    return (
      <UiRoot>
        <FormLayout label="用户" onSubmit={onSubmit} {...props} {...more}>
          <TextField label="用户名" name="username" required value="" onChange={() => {}} />
          <NumberField label="年龄" name="age" value={age} onChange={setAge} />
          <RadioField label="性别" name="sex" value={null} onChange={() => {}} options={[{ value: 'f', label: '女' }, { value: 'm', label: '男' }]} />
        </FormLayout>
      </UiRoot>
    )
  }
  const { rerender } = render(<User />)
  return { onSubmit, update: (more: Partial<FormLayoutProps>) => rerender(<User {...more} />) }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

it('leaves required fields to the schema of the caller', () => {
  const { onSubmit } = draw()
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('refuses what a field itself finds wrong, and lets it pass when it is mended', async () => {
  const { onSubmit } = draw()
  fireEvent.change(screen.getByLabelText('年龄'), { target: { value: '3o' } })
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  const summary = screen.getByRole('group', { name: '有 1 处需要修改' })
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('button', { name: '年龄：请填写数字' }))
  expect(document.activeElement).toBe(screen.getByLabelText('年龄'))
  fireEvent.change(screen.getByLabelText('年龄'), { target: { value: '30' } })
  await waitFor(() => expect(screen.queryByRole('group', { name: /需要修改/ })).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('年龄'))
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('keeps its list of problems current also when only the fields are rendered again', async () => {
  const Age = () => {
    const [age, setAge] = useState<number | string | null>(30)
    return <NumberField label="年龄" name="age" value={age} min={18} onChange={setAge} />
  }
  const Foot = () => {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? <><NumberField label="楼层" name="floor" value="x" onChange={() => {}} /><button type="button" onClick={() => setOpen(false)}>移除楼层</button></> : null
  }
  render(<UiRoot><FormLayout label="用户" onSubmit={() => {}}><Age /><Foot /></FormLayout></UiRoot>)
  const age = screen.getByLabelText('年龄')
  fireEvent.change(age, { target: { value: '3o' } })
  save()
  const summary = screen.getByRole('group', { name: '有 2 处需要修改' })
  expect(within(summary).getByRole('button', { name: '年龄：请填写数字' })).toBeTruthy()
  fireEvent.change(age, { target: { value: '3' } })
  fireEvent.blur(age)
  expect(await within(summary).findByRole('button', { name: '年龄：不能小于 18' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '移除楼层' }))
  expect(await screen.findByRole('group', { name: '有 1 处需要修改' })).toBeTruthy()
  fireEvent.change(age, { target: { value: '30' } })
  await waitFor(() => expect(screen.queryByRole('group', { name: /需要修改/ })).toBeNull())
})

it.each([{ disabled: true }, { readOnly: true }])('is not stopped by a field that cannot be changed: %o', (state) => {
  const onSubmit = vi.fn()
  render(<UiRoot><FormLayout label="用户" onSubmit={onSubmit}><NumberField label="年龄" value={5} min={18} onChange={() => {}} {...state} /></FormLayout></UiRoot>)
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('leads to a field that is a tree', () => {
  const problems = [{ field: 'rights', label: '权限', message: '请选择' }]
  render(<UiRoot><FormLayout label="角色" onSubmit={() => {}} problems={problems}><TickTree name="rights" label="权限" nodes={[{ id: 'users', label: '用户管理' }]} value={[]} onChange={() => {}} /></FormLayout></UiRoot>)
  fireEvent.click(screen.getByRole('button', { name: '权限：请选择' }))
  expect(screen.getByRole('group', { name: '权限' })).toContainElement(document.activeElement as HTMLElement)
})

it('lists the problems of a refused submission, takes the focus there and leads to each field', () => {
  const { update } = draw()
  const problems = [
    { field: 'username', label: '用户名', message: '请输入内容！' }, { field: 'sex', label: '性别', message: '请选择' }, { field: null, label: null, message: '后端服务异常' },
  ]
  update({ problems, attempt: 1 })
  const summary = screen.getByRole('group', { name: '有 3 处需要修改' })
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('button', { name: '性别：请选择' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '女' }))
  expect(within(summary).getByText('后端服务异常').closest('button')).toBeNull()
  update({ problems: problems.slice(1), attempt: 1 })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '女' }))
})

it('does not say that entries need a change when no entry is to blame', () => {
  const { update } = draw()
  update({ problems: [{ field: null, label: null, message: '后端服务异常' }], attempt: 1 })
  expect(screen.getByRole('group', { name: '保存未完成' })).toBeTruthy()
})

it('is not submitted twice while it is being sent', () => {
  const { onSubmit } = draw({ busy: true })
  fireEvent.submit(screen.getByRole('form', { name: '用户' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

const hosts = { dialog: FormDialog, panel: SlidePanel }

it.each(['dialog', 'panel'] as const)('asks before a %s with unsaved input closes, by whichever way', async (kind) => {
  const Host = hosts[kind]
  const onClose = vi.fn()
  render(<UiRoot><Host open dirty onClose={onClose} title="编辑用户"><FormLayout label="编辑用户" onSubmit={() => {}}><TextField label="姓名" value="王" onChange={() => {}} /></FormLayout></Host></UiRoot>)
  const form = await screen.findByRole('dialog', { name: '编辑用户' })
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
  const ways = [
    () => fireEvent.click(within(form).getByRole('button', { name: '关闭' })),
    () => fireEvent.click(within(form).getByRole('button', { name: '取消' })),
    () => fireEvent.keyDown(document.activeElement ?? form, { key: 'Escape' }),
  ]
  for (const way of ways) {
    way()
    const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
  }
  fireEvent.click(within(form).getByRole('button', { name: '关闭' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at once when nothing would be lost', async () => {
  const onClose = vi.fn()
  render(<UiRoot><FormDialog open onClose={onClose} title="编辑用户"><FormLayout label="编辑用户" onSubmit={() => {}}>{null}</FormLayout></FormDialog></UiRoot>)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalledOnce()
})
