import { createApiClient, SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pixelsOf, type PictureSize, type PositionUnit, SmartFireProvider } from '../../provider'
import type { PlacedMarker } from '../markers'
import { MarkersOutside } from './markers-outside'

const client = createApiClient(createMockBackend().clientOptions())
const SIZE = { width: 800, height: 440 }

afterEach(cleanup)

it('says how many devices are marked outside of the picture, and how many of them are in alarm: the plan does not show them', () => {
  draw([at(900, 20, SENSOR_STATUS.alarm), at(20, 441.5), at(-3, 20), at(400, 200, SENSOR_STATUS.alarm)])
  expect(screen.getByText('有 3 个设备的标注在平面图范围之外，图上看不到，其中 1 个报警')).toBeVisible()
})

it('says nothing of devices at the edges, and nothing before the size of the picture is known', () => {
  draw([at(0, 0), at(800, 440), at(800.4, -0.4)])
  draw([at(900, 20)], null)
  expect(screen.queryByText(/之外/)).toBeNull()
})

it.each(['fraction', 'percent'] as const)('counts places that are stored as %s of the picture', (unit) => {
  const whole = unit === 'fraction' ? 1 : 100
  draw([at(whole, whole), at(whole * 1.2, 0)], SIZE, unit)
  expect(screen.getByText('有 1 个设备的标注在平面图范围之外，图上看不到')).toBeVisible()
})

const at = (x: number, y: number, status: SensorStatus = SENSOR_STATUS.normal): PlacedMarker => ({ id: `${x},${y}`, status, name: null, x, y, color: null })

function draw(markers: PlacedMarker[], size: PictureSize | null = SIZE, unit: PositionUnit = 'pixel') {
  render(
    <SmartFireProvider client={client}>
      <MarkersOutside markers={markers} size={size} placeOf={(marker) => pixelsOf(marker, unit, size)} />
    </SmartFireProvider>,
  )
}
