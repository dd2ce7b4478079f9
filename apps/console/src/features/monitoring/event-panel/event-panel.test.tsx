import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord } from '../records.fixtures'
import { EventPanel } from './event-panel'

const { draw } = aMockPlatform()
const LEFT = '此记录已不在列表当前页，状态可能已变化'

function drawPanel(isListed: boolean, changes: Parameters<typeof aRecord>[0] = {}) {
  draw(
    <MemoryRouter initialEntries={['/huozaibaojing/exceptionRecord']}>
      <EventPanel row={aRecord(changes)} isListed={isListed} onClose={() => undefined} onChanged={() => undefined} />
    </MemoryRouter>,
  )
}

it('says that an open record has left the list: it may be handled by now, and nothing looks better or worse than it is', async () => {
  drawPanel(false)
  expect(await screen.findByText(LEFT)).toBeVisible()
})

it.each<[boolean, Parameters<typeof aRecord>[0]]>([[true, {}], [false, { handled: true }]])('says nothing of a listed record, nor of a handled one, whose state is final (listed %s, %j)', async (isListed, changes) => {
  drawPanel(isListed, changes)
  expect(await screen.findByRole('region', { name: '报警信息' })).toBeVisible()
  expect(screen.queryByText(LEFT)).toBeNull()
})
