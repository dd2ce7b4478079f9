import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { Button } from '../components/button/button'
import { SlidePanel } from '../components/dialog/slide-panel'
import { PasswordField } from '../components/field/password-field'
import { TextField } from '../components/field/text-field'
import { ComboField } from './combo/combo-field'
import { FormDialog } from './form-dialog'
import { FormLayout, FormSection, FormWide } from './form-layout'
import type { FormProblem } from './form-problems'
import { NumberField } from './number-field'
import { TextArea } from './text-area'
import { SwitchField } from './toggle-field'
import { TreeField } from './tree/tree-field'

const DEPARTMENTS = [{ id: 'centre', label: '指挥中心', children: [{ id: 'one', label: '一大队' }, { id: 'two', label: '二大队' }] }]
const ROLES = [{ value: 'admin', label: '管理员' }, { value: 'duty', label: '值班员' }]

interface DeskProps {
  host: 'page' | 'dialog' | 'panel'
  columns: 1 | 2
  busy?: boolean
  onSave: () => void
}

function Desk({ host, columns, busy = false, onSave }: DeskProps) {
  const [open, setOpen] = useState(false)
  const [dirty, setDirty] = useState(false)
  const form = <UserForm columns={columns} busy={busy} onSave={onSave} onDirty={() => setDirty(true)} />
  const shared = { open, dirty, title: '编辑用户', onClose: () => { setOpen(false); setDirty(false) }, locked: busy }
  if (host === 'page') return <div style={{ maxWidth: 720 }}>{form}</div>
  return (
    <>
      <Button onClick={() => setOpen(true)}>编辑用户</Button>
      {host === 'dialog' ? <FormDialog {...shared} size={columns === 2 ? 'xl' : 'lg'}>{form}</FormDialog> : <SlidePanel {...shared} width="medium">{form}</SlidePanel>}
    </>
  )
}

function UserForm({ columns, busy, onSave, onDirty }: { columns: 1 | 2; busy: boolean; onSave: () => void; onDirty: () => void }) {
  const [values, setValues] = useState<{ name: string; age: number | string | null; department: string | null; role: string | null; remark: string; enabled: boolean }>(
    { name: '', age: 36, department: 'one', role: 'duty', remark: '', enabled: true },
  )
  const [attempt, setAttempt] = useState(0)
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    onDirty()
  }
  const nameError = attempt > 0 && values.name === '' ? '请输入内容！' : undefined
  const problems: FormProblem[] = nameError ? [{ field: 'username', label: '用户名', message: nameError }] : []
  const submit = () => {
    setAttempt(attempt + 1)
    if (values.name !== '') onSave()
  }
  return (
    <FormLayout label="编辑用户" columns={columns} busy={busy} onSubmit={submit} problems={problems} attempt={attempt} foot="最近修改：王建国 2026-11-20">
      <FormSection title="账号" description="登录系统时使用">
        <TextField label="用户名" name="username" required value={values.name} onChange={(name) => change({ name })} error={nameError} />
        <PasswordField label="密码" name="password" autoComplete="new-password" value="" onChange={() => {}} hint="长度在 6 到 18 个字符，留空则不修改" />
      </FormSection>
      <FormSection title="人员">
        <NumberField label="年龄" name="age" unit="岁" min={18} max={80} decimals={0} value={values.age} onChange={(age) => change({ age })} />
        <ComboField label="角色" name="role" options={ROLES} required value={values.role} onChange={(role) => change({ role })} />
        <TreeField label="部门" name="department" nodes={DEPARTMENTS} value={values.department} onChange={(department) => change({ department })} />
        <SwitchField label="启用" name="enabled" checked={values.enabled} onChange={(enabled) => change({ enabled })} />
        <FormWide><TextArea label="备注" name="remark" maxLength={200} value={values.remark} onChange={(remark) => change({ remark })} /></FormWide>
      </FormSection>
    </FormLayout>
  )
}

const meta = { title: 'UI 组件/Form layout 表单布局', id: 'ui-form-layout', component: Desk, args: { host: 'page', columns: 2, onSave: fn() } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ host: 'page', columns: 2, busy: false } satisfies Partial<DeskProps>, { host: ['page', 'dialog', 'panel'], columns: [1, 2] })

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '编辑用户' }))
  return screen.findByRole('dialog', { name: '编辑用户' })
}
const left = (element: HTMLElement) => element.getBoundingClientRect().left

export const TwoColumns: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: '账号' })).toBeVisible()
    await expect(left(canvas.getByLabelText('密码'))).toBeGreaterThan(left(canvas.getByLabelText(/用户名/)) + 200)
  },
}

export const OneColumnWhereItIsNarrow: Story = {
  decorators: [(Story) => <div style={{ width: 420 }}><Story /></div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(left(canvas.getByLabelText('密码'))).toBe(left(canvas.getByLabelText(/用户名/)))
  },
}

export const Refused: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const age = canvas.getByRole('spinbutton', { name: '年龄' })
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const summary = canvas.getByRole('group', { name: '有 1 处需要修改' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('button', { name: '用户名：请输入内容！' }))
    await expect(canvas.getByLabelText(/用户名/)).toHaveFocus()
    await userEvent.clear(age)
    await userEvent.type(age, '三十')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Lists and panels that open below a field are above the dialog, and Escape closes only them. */
export const InADialog: Story = {
  args: { host: 'dialog' },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement)
    await waitFor(() => expect(within(dialog).getByLabelText(/用户名/)).toHaveFocus())
    const role = within(dialog).getByRole('combobox', { name: /角色/ })
    await userEvent.click(role)
    const admin = await screen.findByRole('option', { name: '管理员' })
    await waitFor(() => expect(document.elementFromPoint(left(admin) + 20, admin.getBoundingClientRect().top + 8)?.closest('[role=option]')).toBe(admin))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await userEvent.click(within(dialog).getByRole('combobox', { name: /部门/ }))
    const panel = await screen.findByRole('dialog', { name: '部门' })
    await waitFor(() => expect(within(panel).getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('二大队{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: /部门/ })).toHaveTextContent('指挥中心 / 二大队'))
    await expect(dialog).toBeVisible()
  },
}

export const InAPanel: Story = {
  args: { host: 'panel', columns: 1 },
  async play({ canvasElement }) {
    const panel = await open(canvasElement)
    await waitFor(() => expect(within(panel).getByLabelText(/用户名/)).toHaveFocus())
    const save = within(panel).getByRole('button', { name: '保存' })
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const remark = within(panel).getByLabelText('备注')
    remark.focus()
    await expect(remark.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
  },
}

export const AsksBeforeClosing: Story = {
  args: { host: 'dialog', columns: 1 },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement)
    await userEvent.type(within(dialog).getByLabelText(/用户名/), 'wang')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(within(dialog).getByLabelText(/用户名/)).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
