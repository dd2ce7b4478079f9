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
/** The toast with this text. */
const toastOf = (text: string) => screen.getByText(text).closest('.fs-toast') ?? expect.fail(`${text} is in no toast`)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<UiRoot><Host /></UiRoot>)
})
afterEach(() => vi.useRealTimers())

describe('toasts', () => {
  it('shows a notification for 2 s (spec 1 §9)', () => {
    show('success', { title: '成功', message: '处理成功' })
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
    fireEvent.mouseEnter(toastOf('网络异常！'))
    pass(60_000)
    expect(screen.queryByText('网络异常！')).not.toBeNull()
    fireEvent.mouseLeave(toastOf('网络异常！'))
    pass(2_000)
    expect(screen.queryByText('网络异常！')).toBeNull()
  })

  it('stays while the focus is in it, also after the pointer has left', () => {
    show('warning', { title: '提示', message: '网络异常！' })
    const toast = toastOf('网络异常！')
    fireEvent.focus(screen.getByRole('button', { name: '关闭' }))
    fireEvent.mouseEnter(toast)
    fireEvent.mouseLeave(toast)
    pass(60_000)
    expect(screen.queryByText('网络异常！')).not.toBeNull()
    fireEvent.blur(screen.getByRole('button', { name: '关闭' }))
    pass(2_000)
    expect(screen.queryByText('网络异常！')).toBeNull()
  })

  it('interrupts a screen reader only with an error', () => {
    show('error', { message: '后端服务异常' })
    show('info', { message: '已保存' })
    expect(screen.getByRole('alert').textContent).toBe('后端服务异常')
    expect(toastOf('已保存').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  })

  it('is said once, in the order in which it came: it is in a single live region, which is there before it', () => {
    const regions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]'
    const before = document.querySelector(regions)
    show('info', { message: '已保存' })
    show('error', { message: '后端服务异常' })
    show('warning', { message: '网络异常！' })
    const around = (text: string) => [...document.querySelectorAll(`:is(${regions})`)].filter((region) => region.contains(screen.getByText(text)))
    expect([around('已保存'), around('后端服务异常'), around('网络异常！')]).toEqual([[before], [toastOf('后端服务异常')], [before]])
    expect(before?.textContent).toBe('已保存网络异常！')
  })

  it('stays read and usable while a dialog is open: the library hides nothing that is marked as live', () => {
    show('error', { message: '后端服务异常' })
    expect(toastOf('后端服务异常').closest('.fs-toasts')?.hasAttribute('aria-live')).toBe(true)
  })

  it('shows the newest five', () => {
    for (let number = 1; number <= 7; number += 1) show('info', { message: `第 ${number} 条` })
    expect([...document.querySelectorAll('.fs-toast')].map((toast) => toast.textContent)).toEqual([3, 4, 5, 6, 7].map((number) => `第 ${number} 条`))
  })
})

it('throws an error that names UiRoot when there is none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Host />)).toThrow('UiRoot')
  vi.restoreAllMocks()
})
