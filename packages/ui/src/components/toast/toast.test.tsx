import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { useToasts, type Toasts } from './toast-context'

let toasts: Toasts
const Host = () => {
  toasts = useToasts()
  return null
}
const show = (kind: 'success' | 'warning' | 'error' | 'info', toast: Parameters<Toasts['success']>[0]) => act(() => void toasts[kind](toast))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<UiRoot><Host /></UiRoot>)
})
afterEach(() => vi.useRealTimers())

describe('toasts', () => {
  it('shows a notification for 2 s (spec 1 §9)', () => {
    show('success', { title: '成功', message: '处理成功' })
    expect(screen.getByRole('status').textContent).toContain('处理成功')
    pass(1_999)
    expect(screen.queryByText('处理成功')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('处理成功')).toBeNull()
  })

  it('shows a message without a title for 5 s', () => {
    show('error', { message: '服务请求超时！' })
    pass(4_999)
    expect(screen.queryByText('服务请求超时！')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('服务请求超时！')).toBeNull()
  })

  it('stays while the pointer is on it', () => {
    show('warning', { title: '提示', message: '网络异常！' })
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.queryByText('网络异常！')).not.toBeNull()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(2_000)
    expect(screen.queryByText('网络异常！')).toBeNull()
  })

  it('stays while the focus is in it, also after the pointer has left', () => {
    show('warning', { title: '提示', message: '网络异常！' })
    const toast = screen.getByRole('status')
    fireEvent.focus(screen.getByRole('button', { name: '关闭' }))
    fireEvent.mouseEnter(toast)
    fireEvent.mouseLeave(toast)
    pass(60_000)
    expect(screen.queryByText('网络异常！')).not.toBeNull()
    fireEvent.blur(screen.getByRole('button', { name: '关闭' }))
    pass(2_000)
    expect(screen.queryByText('网络异常！')).toBeNull()
  })

  it('is an alert only for an error', () => {
    show('error', { message: '后端服务异常' })
    show('info', { message: '已保存' })
    expect(screen.getByRole('alert').textContent).toContain('后端服务异常')
    expect(screen.getByRole('status').textContent).toContain('已保存')
  })

  it('shows the newest five', () => {
    for (let number = 1; number <= 7; number += 1) show('info', { message: `第 ${number} 条` })
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([3, 4, 5, 6, 7].map((number) => `第 ${number} 条`))
  })
})

it('throws an error that names UiRoot when there is none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Host />)).toThrow('UiRoot')
  vi.restoreAllMocks()
})
