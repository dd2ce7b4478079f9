import { expect, it } from 'vitest'
import { pointsQuery } from './points-query'

const ALL = { status: null, text: '' }
const ANYWHERE = { placeId: null, floor: null, equipmentType: null }

it.each([['building', 'buildingId'], ['hydrant', 'hydrantId'], ['fireHost', 'fireHostId']] as const)('a %s is named to the server by its own id: another filter would be ignored, and every device shown as if it stood there', (kind, name) => {
  expect(pointsQuery(kind, '2', ALL, { ...ANYWHERE, placeId: '7' })).toEqual({ channelId: '2', [name]: '7' })
})

it('has every filter that is chosen, and the text without blanks', () => {
  expect(pointsQuery('building', '2', { status: '1', text: ' 配电 ' }, { placeId: '7', floor: -1, equipmentType: '烟感' }))
    .toEqual({ channelId: '2', status: '1', keyword: '配电', buildingId: '7', floor: -1, equipmentType: '烟感' })
  expect(pointsQuery('building', '2', { status: null, text: '  ' }, ANYWHERE)).toEqual({ channelId: '2' })
  // of places only: sent to the server, it would find no device
  expect(pointsQuery('building', '2', { status: 'unknown', text: '' }, ANYWHERE)).toEqual({ channelId: '2' })
})
