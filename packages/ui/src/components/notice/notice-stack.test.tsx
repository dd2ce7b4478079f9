import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { NoticeStack, type NoticeItem, type NoticeStackProps } from './notice-stack'

const notice = (number: number, more: Partial<NoticeItem> = {}): NoticeItem => ({ id: String(number), tone: 'alarm', title: `第 ${number} 条`, ...more })
const draw = (props: Partial<NoticeStackProps>) => render(<UiRoot><NoticeStack label="实时消息" notices={[]} {...props} /></UiRoot>)
const seven = [1, 2, 3, 4, 5, 6, 7].map((number) => notice(number))

it('draws five notices and counts the rest', () => {
  draw({ notices: seven })
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.getByText('另有 2 条')).toBeTruthy()
})

it('counts notices that the caller did not pass', () => {
  const onMore = vi.fn()
  draw({ notices: seven.slice(0, 5), total: 1_203, onMore })
  fireEvent.click(screen.getByRole('button', { name: '另有 1198 条' }))
  expect(onMore).toHaveBeenCalledOnce()
})

it('is a live region that exists before the first notice', () => {
  draw({})
  const log = screen.getByRole('log', { name: '实时消息' })
  expect(log.getAttribute('aria-live')).toBe('assertive')
  expect(log.childElementCount).toBe(0)
})

it('announces the text of the caller instead of each notice', () => {
  draw({ announcement: '新增 40 条报警', lead: '按建筑合并' })
  const log = screen.getByRole('log', { name: '实时消息' })
  expect(log.getAttribute('aria-live')).toBe('off')
  expect(log.textContent).toBe('按建筑合并')
  expect(screen.getByRole('alert').textContent).toBe('新增 40 条报警')
})

it('closes a notice', () => {
  const onClose = vi.fn()
  draw({ notices: [notice(1, { onClose })] })
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})
