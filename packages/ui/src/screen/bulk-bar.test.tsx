import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { BulkBar, type BulkBarProps } from './bulk-bar'

it('a screen reader hears of the first ticked row, and of what became of the act: its region is there before', () => {
  const bar = (props: Partial<BulkBarProps>) => <UiRoot><BulkBar count={0} onClear={() => undefined} {...props}>{null}</BulkBar></UiRoot>
  const { rerender } = render(bar({}))
  const region = screen.getByRole('status')
  const heard = (props: Partial<BulkBarProps>) => {
    rerender(bar(props))
    return region.isConnected ? region.textContent : 'nothing: it is another region'
  }
  expect(region.textContent).toBe('')
  expect(heard({ count: 2 })).toBe('已选 2 项')
  expect(heard({ count: 2, progress: { name: 'running', act: '停用', done: 1, total: 2 } })).toBe('')
  const results = [{ id: '1', label: 'A', isDone: true }, { id: '2', label: 'B', isDone: true }]
  expect(heard({ count: 2, progress: { name: 'finished', act: '停用', results } })).toBe('停用完成：成功 2 项')
  expect(heard({ count: 2, progress: { name: 'finished', act: '停用', results: [{ id: '1', label: 'A', isDone: false }] } }), 'a failure is an alert').toBe('')
  expect(screen.getByRole('alert').textContent).toBe('停用完成：成功 0 项，失败 1 项')
})
