import { expect, it } from 'vitest'
import { hasPlace } from './system-query'

const WHOLE = { grain: 'day', period: { from: '2026-10-01', to: '2026-10-31' } } as const

it.each([{ regionCode: '330100' }, { buildingId: '12' }, { fireHostId: '5' }])('%j is a place, which the calls of the specification do not know', (place) => {
  expect([hasPlace({ ...WHOLE, ...place }), hasPlace({ ...WHOLE, channelId: '7' })]).toEqual([true, false])
})
