import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, LogOut } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Breadcrumb } from './breadcrumb'
import { Menu } from './menu'
import { Tabs } from './tabs'

const navigate = fn()
const select = fn()

function Shell() {
  const [tab, setTab] = useState('floor')
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Breadcrumb
        onNavigate={navigate}
        items={[{ id: 'home', label: '概览', href: '/gailan/overView' }, { id: 'section', label: '火灾报警' }, { id: 'here', label: '异常记录' }]}
      />
      <div>
        <Menu
          label="用户菜单：王建国"
          trigger="王建国"
          placement="bottom-start"
          items={[
            { id: 'password', label: '修改密码', icon: <KeyRound size={16} />, onSelect: select },
            { id: 'line', separator: true },
            { id: 'out', label: '退出登录', icon: <LogOut size={16} />, danger: true, onSelect: fn() },
          ]}
        />
      </div>
      <Tabs
        label="侧栏"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'floor', label: '楼层信息', content: <p>三层共 42 个设备</p> },
          { value: 'building', label: '建筑信息', content: <p>滨江路 18 号</p> },
          { value: 'off', label: '停用', content: null, disabled: true },
        ]}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/Navigation 导航、菜单、标签', id: 'ui-navigation', component: Shell } satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<{ label: string; value: string; second: string; isSecondOff: boolean }> = {
  ...playground({ label: '侧栏', value: 'floor', second: '建筑信息', isSecondOff: false }, { value: ['floor', 'building'] }),
  render: ({ label, value, second, isSecondOff }) => (
    <Tabs
      label={label} value={value} onChange={() => {}}
      items={[{ value: 'floor', label: '楼层信息', content: <p>三层共 42 个设备</p> }, { value: 'building', label: second, content: <p>滨江路 18 号</p>, disabled: isSecondOff }]}
    />
  ),
}

export const BreadcrumbToTheRouter: Story = {
  async play({ canvasElement }) {
    navigate.mockClear()
    await userEvent.click(within(canvasElement).getByRole('link', { name: '概览' }))
    await expect(navigate).toHaveBeenCalledWith('/gailan/overView')
    await expect(within(canvasElement).getByText('异常记录')).toHaveAttribute('aria-current', 'page')
  },
}

export const MenuByKeyboard: Story = {
  async play({ canvasElement }) {
    select.mockClear()
    within(canvasElement).getByRole('button', { name: /用户菜单/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const item = await screen.findByRole('menuitem', { name: '修改密码' })
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(select).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /用户菜单/ })).toHaveFocus())
  },
}

export const MenuOpen: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /用户菜单/ }))
    await expect(await screen.findByRole('menuitem', { name: '退出登录' })).toBeVisible()
  },
}

export const TabsByArrowKeys: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '楼层信息' }))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: '建筑信息' })).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('滨江路 18 号'))
    await expect(canvas.getByRole('tab', { name: '停用' })).toBeDisabled()
  },
}
