import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord } from '../records.fixtures'
import { PanelActs } from './panel-acts'

const { draw } = aMockPlatform()
const RAISE = { name: '更正为真实火警' }
const JUDGED = { handled: true, handledBy: 'zhiban01', verdict: '0' } as const

function drawActs(record: ReturnType<typeof aRecord>, rights: readonly string[] = ['huozaibaojing/exceptionRecord:btn_handle']) {
  draw(
    <MemoryRouter initialEntries={['/huozaibaojing/exceptionRecord']}>
      <RightsContext.Provider value={new Set(rights)}>
        <PanelActs record={record} onChanged={() => undefined} />
      </RightsContext.Provider>
    </MemoryRouter>,
  )
}

it('offers to raise a verdict that can be raised (domain 28)', () => {
  drawActs(aRecord({ ...JUDGED, canBeRaised: true }))
  expect(screen.getByRole('button', RAISE)).toBeTruthy()
})

it('does not offer it where the server cannot, nor to a user who may not judge', () => {
  drawActs(aRecord({ ...JUDGED, canBeRaised: false }))
  expect(screen.queryByRole('button', RAISE)).toBeNull()
  drawActs(aRecord({ ...JUDGED, canBeRaised: true }), [])
  expect(screen.queryByRole('button', RAISE)).toBeNull()
})
