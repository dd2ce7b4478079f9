import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { Breadcrumb } from './breadcrumb'
import { Menu } from './menu'
import { useMenuFocus } from './use-menu-focus'

describe('breadcrumb', () => {
  const items = [{ id: 'home', label: '概览', href: '/gailan/overView' }, { id: 'here', label: '异常记录', href: '/here' }]

  it('links to all pages but the current one', () => {
    render(<UiRoot><Breadcrumb items={items} /></UiRoot>)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['概览'])
    expect(screen.getByText('异常记录').getAttribute('aria-current')).toBe('page')
  })

  it('passes a plain click to the router and leaves a click for a new tab to the browser', () => {
    const onNavigate = vi.fn()
    render(<UiRoot><Breadcrumb items={items} onNavigate={onNavigate} /></UiRoot>)
    const link = screen.getByRole('link', { name: '概览' })
    expect(fireEvent.click(link)).toBe(false)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/gailan/overView')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(onNavigate).toHaveBeenCalledOnce()
  })
})

it('opens a menu by keyboard and runs the chosen action', async () => {
  const onSelect = vi.fn()
  render(<UiRoot><Menu label="用户菜单：王建国" trigger="王建国" items={[{ id: 'password', label: '修改密码', onSelect }, { id: 'line', separator: true }, { id: 'out', label: '退出登录', onSelect: vi.fn() }]} /></UiRoot>)
  const button = screen.getByRole('button', { name: /用户菜单/ })
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  const item = await screen.findByRole('menuitem', { name: '修改密码' })
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Enter' })
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
})

it('takes a click without a pointer, as voice control gives it, unless the choice is disabled', async () => {
  const onSelect = vi.fn()
  const never = vi.fn()
  render(<UiRoot><Menu label="用户菜单：王建国" trigger="王建国" items={[{ id: 'never', label: '注销', disabled: true, onSelect: never }, { id: 'password', label: '修改密码', onSelect }]} /></UiRoot>)
  fireEvent.click(screen.getByRole('button', { name: /用户菜单/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '注销' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(never).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

describe('the focus, when a menu has gone', () => {
  /** A menu that has just closed, beside a field that its choice has opened. */
  function Closing() {
    const { trigger, onExitComplete } = useMenuFocus()
    return (
      <>
        <button ref={trigger}>导出</button>
        <div className="fs-menu" data-state="closed" role="menu" tabIndex={-1} />
        <input aria-label="备注" />
        <button onClick={onExitComplete}>gone</button>
      </>
    )
  }
  const focusedAfter = (focus: () => void) => {
    render(<Closing />)
    act(focus)
    // without moving the focus, as the menu does when it has gone
    fireEvent.click(screen.getByText('gone'))
    return document.activeElement
  }
  const trigger = () => screen.getByText('导出')

  it('returns to its button when nothing has it', () => {
    expect(focusedAfter(() => undefined)).toBe(trigger())
  })

  it('returns to its button when the closing list has taken it once more', () => {
    expect(focusedAfter(() => screen.getByRole('menu').focus())).toBe(trigger())
  })

  it('stays in what the choice has opened', () => {
    expect(focusedAfter(() => screen.getByRole('textbox').focus())).toBe(screen.getByRole('textbox'))
  })
})
