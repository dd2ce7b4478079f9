import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { CopyButton } from './copy-button'

const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
const setExecCommand = (value: unknown) => Object.defineProperty(document, 'execCommand', { value, configurable: true })
const copy = async () => {
  fireEvent.click(screen.getByRole('button', { name: '复制设备编号' }))
  await act(async () => {})
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<UiRoot><CopyButton text="8610230" label="设备编号" /></UiRoot>)
})
afterEach(() => {
  vi.useRealTimers()
  setClipboard(undefined)
  setExecCommand(undefined)
})

it('copies and shows the result for 1500 ms (spec 2 §8)', async () => {
  const writeText = vi.fn(async () => {})
  setClipboard({ writeText })
  await copy()
  expect(writeText).toHaveBeenCalledWith('8610230')
  expect(screen.getByText('复制成功')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByText('复制成功')).toBeNull()
})

it('copies by selection on plain http, where there is no clipboard API', async () => {
  let selected = ''
  setExecCommand(() => {
    selected = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : ''
    return true
  })
  await copy()
  expect(selected).toBe('8610230')
  expect(screen.getByText('复制成功')).toBeTruthy()
  expect(document.querySelector('textarea')).toBeNull()
})

it('shows an error when neither way works', async () => {
  setClipboard({ writeText: async () => { throw new DOMException('denied', 'NotAllowedError') } })
  setExecCommand(() => false)
  await copy()
  expect(screen.getByText('复制失败')).toBeTruthy()
})
