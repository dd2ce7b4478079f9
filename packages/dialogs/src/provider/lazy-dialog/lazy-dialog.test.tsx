import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SmartFireProvider } from '../smart-fire-provider'
import { LazyDialog } from './lazy-dialog'

const client = createApiClient(createMockBackend().clientOptions({ baseUrl: 'http://mock.local' }))
const draw = (children: ReactNode) => render(<SmartFireProvider client={client}>{children}</SmartFireProvider>)
const Plan = ({ name }: { name: string; onClose: () => void }) => <p>{name}</p>

it('reports that a dialog could not be loaded, and loads it at the next try', async () => {
  const load = vi.fn(async () => Plan)
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  draw(<LazyDialog load={load} props={{ name: '平面图', onClose: vi.fn() }} />)
  await screen.findByRole('alertdialog', { name: '未能打开' })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('平面图')).toBeTruthy()
})

it('can be closed instead', async () => {
  const onClose = vi.fn()
  const load = () => Promise.reject(new Error('offline'))
  draw(<LazyDialog load={load} props={{ onClose }} />)
  await screen.findByRole('alertdialog', { name: '未能打开' })
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('returns the focus in a shadow root to what had it before', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const container = shadowRoot.appendChild(document.createElement('div'))
  const load = () => Promise.reject(new Error('offline'))
  const page = (isOpen: boolean) => (
    <SmartFireProvider client={client} shadowRoot={shadowRoot}>
      <button>平面图</button>
      {isOpen && <LazyDialog load={load} props={{ onClose: vi.fn() }} />}
    </SmartFireProvider>
  )
  const { rerender } = render(page(false), { container })
  const button = shadowRoot.querySelector('button')
  act(() => button?.focus())
  rerender(page(true))
  await waitFor(() => expect(shadowRoot.activeElement?.role).toBe('alertdialog'))
  rerender(page(false))
  expect(shadowRoot.activeElement).toBe(button)
})

it('keeps the page working when a dialog throws', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('broken')
    return <p>平面图</p>
  }
  const load = async () => Fragile
  draw(<><p>页面</p><LazyDialog load={load} props={{ onClose: vi.fn() }} /></>)
  await screen.findByRole('alertdialog', { name: '未能打开' })
  expect(screen.getByText('页面')).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('平面图')).toBeTruthy()
  silence.mockRestore()
})
