import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord, FOUR_AM } from '../records.fixtures'
import { AlarmFacts } from './alarm-facts'

const { draw } = aMockPlatform()

it('says that the clock of the device is wrong and shows both times (domain 24)', () => {
  draw(<AlarmFacts record={aRecord({ raisedAt: FOUR_AM, receivedAt: FOUR_AM, stampedAt: Date.UTC(2000, 0, 1) })} />)
  expect(screen.getByText('设备时钟异常')).toBeTruthy()
  expect(screen.getByText('设备所报时间').nextElementSibling?.textContent).toContain('2000-01-01 08:00:00')
  expect(screen.getByText('平台收到时间').nextElementSibling?.textContent).toContain('2026-11-20 04:00:00')
})

it('says nothing about a clock that can be believed', () => {
  draw(<AlarmFacts record={aRecord({ receivedAt: FOUR_AM })} />)
  expect(screen.queryByText('设备时钟异常')).toBeNull()
  expect(screen.queryByText('设备所报时间')).toBeNull()
})
