import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ContractBar } from './contract-bar'
import { zhCN } from './site-bars.messages'

afterEach(() => vi.useRealTimers())

it('says after midnight in China that the contract has ended, also on a page that has been open since the day before', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T23:58:00+08:00') })
  render(<SmartFireProvider client={createApiClient({ getToken: () => null })}><ContractBar validUntil="2026-11-25" /></SmartFireProvider>)
  expect(screen.getByText(zhCN.endsSoon('2026-11-25', 0))).toBeTruthy()
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(screen.getByText(zhCN.ended('2026-11-25'))).toBeTruthy()
})
