import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/button/button'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { Menu } from '../components/navigation/menu'
import { useToasts } from '../components/toast/toast-context'
import { UiRoot } from './ui-root'

const HOST_CSS = 'button { background: yellow !important; border: 3px dashed lime !important; padding: 20px }'
const signOut = fn()

function Desk() {
  const [open, setOpen] = useState(false)
  const toasts = useToasts()
  return (
    <>
      <Button variant="solid" onClick={() => setOpen(true)}>确认火警</Button>
      <Menu trigger="王建国" label="用户菜单：王建国" items={[{ id: 'out', label: '退出登录', onSelect: signOut }]} />
      <ModalDialog
        open={open} onClose={() => setOpen(false)} title="确认"
        footer={<Button variant="solid" onClick={() => toasts.success({ message: '已确认' })}>提交</Button>}
      />
    </>
  )
}

/** A root in a shadow root, on a page whose rules are all `!important`. */
function InShadow() {
  const [mount, setMount] = useState<{ shadow: ShadowRoot; place: HTMLElement } | null>(null)
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return
    const shadow = host.attachShadow({ mode: 'open' })
    setMount({ shadow, place: shadow.appendChild(document.createElement('div')) })
  }
  return (
    <div>
      <div data-host="" ref={attach} />
      {mount ? createPortal(<UiRoot theme="light" fill shadowRoot={mount.shadow}><Desk /></UiRoot>, mount.place) : null}
    </div>
  )
}

const meta = { title: 'UI 组件/ShadowRoot 影子节点', id: 'ui-shadowroot', component: InShadow } satisfies Meta<typeof InShadow>

export default meta
type Story = StoryObj<typeof meta>

const shadowOf = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-host]')?.shadowRoot?.querySelector('button')).toBeTruthy())
  const shadow = canvasElement.querySelector('[data-host]')?.shadowRoot
  if (!shadow) throw new Error('no shadow root')
  return { shadow, inside: within(shadow as unknown as HTMLElement) }
}

export const DialogTakesTheFocusAndReturnsIt: Story = {
  async play({ canvasElement }) {
    const { shadow, inside } = await shadowOf(canvasElement)
    const opener = inside.getByRole('button', { name: '确认火警' })
    await userEvent.click(opener)
    const dialog = await inside.findByRole('dialog', { name: '确认' })
    await waitFor(() => expect(dialog.contains(shadow.activeElement)).toBe(true))
    await userEvent.click(inside.getByRole('button', { name: '提交' }))
    await inside.findByText('已确认')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(shadow.activeElement).toBe(opener))
    await expect(document.body.style.overflow).toBe('')
    await expect(document.body.style.pointerEvents).toBe('')
  },
}

export const MenuOpensAndActs: Story = {
  async play({ canvasElement }) {
    signOut.mockClear()
    const { inside } = await shadowOf(canvasElement)
    await userEvent.click(inside.getByRole('button', { name: '用户菜单：王建国' }))
    await userEvent.click(await inside.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  },
}

export const HostRulesStopAtTheBorder: Story = {
  async play({ canvasElement }) {
    const { inside } = await shadowOf(canvasElement)
    const look = () => {
      const { backgroundColor, borderTopStyle, padding, color } = getComputedStyle(inside.getByRole('button', { name: '确认火警' }))
      return { backgroundColor, borderTopStyle, padding, color }
    }
    const clean = look()
    await expect(clean.backgroundColor).toBe('rgb(34, 96, 159)')
    const style = document.createElement('style')
    style.textContent = HOST_CSS
    document.head.append(style)
    try {
      await expect(look()).toEqual(clean)
    } finally {
      style.remove()
    }
  },
}

export const TakenOutAndPutBackKeepsItsStyles: Story = {
  async play({ canvasElement }) {
    const { inside } = await shadowOf(canvasElement)
    const button = inside.getByRole('button', { name: '确认火警' })
    const look = () => { const { backgroundColor, color, paddingInlineStart } = getComputedStyle(button); return [backgroundColor, color, paddingInlineStart] }
    const before = look()
    const host = canvasElement.querySelector('[data-host]')
    host?.parentNode?.append(host)
    await waitFor(() => expect(look()).not.toEqual(before))
    await waitFor(() => expect(look()).toEqual(before))
    await userEvent.click(inside.getByRole('button', { name: '用户菜单：王建国' }))
    await userEvent.click(await inside.findByRole('menuitem', { name: '退出登录' }))
  },
}
