import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { createApiClient } from '@smart-fire/api-client'
import { aUser } from '@smart-fire/api-client/mock'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PrintHead } from './print-head'

afterEach(() => vi.useRealTimers())

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')))

it('says which screen is printed, when, and by whom, before everything else on the page', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T17:50:12+08:00'), toFake: ['Date'] })
  const { unmount } = render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })}>
      <PrintHead title="异常记录" user={aUser({ name: '林晓东' })} />
    </SmartFireProvider>,
  )
  expect(screen.queryByText(/打印时间/)).toBeNull()
  print()
  expect(document.body.firstElementChild).toHaveTextContent(/^智慧消防云平台 · 异常记录打印时间 2026-11-25 17:50:12打印人 林晓东/)
  unmount()
  expect(screen.queryByText(/打印时间/)).toBeNull()
})

it('has the time of each print', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T17:50:12+08:00'), toFake: ['Date'] })
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })}>
      <PrintHead title={undefined} user={aUser()} />
    </SmartFireProvider>,
  )
  print()
  vi.setSystemTime(Date.parse('2026-11-25T18:00:00+08:00'))
  print()
  expect(screen.getByText('打印时间 2026-11-25 18:00:00')).toBeTruthy()
})
