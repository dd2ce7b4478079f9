import { createApiClient, SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import type { PlacedMarker } from '../markers'
import { PlanLegend } from './plan-legend'

const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it('gives each state on the plan its shape, its word and its number, the worst first', () => {
  expect(legendOf(marker(SENSOR_STATUS.normal), marker(null), marker(SENSOR_STATUS.alarm, '东侧走廊'), marker(SENSOR_STATUS.normal))).toEqual([
    ['alarm', '报警 1东侧走廊'],
    ['normal', '正常 2'],
    ['info', '未知 1'],
  ])
})

it('names the devices in alarm, at fault or offline: on paper no marker can be opened', () => {
  expect(legendOf(marker(SENSOR_STATUS.fault, '茶水间'), marker(SENSOR_STATUS.fault), marker(SENSOR_STATUS.fault, '前室'), marker(SENSOR_STATUS.normal, '电梯厅'))).toEqual([
    ['fault', '故障 3茶水间、前室'],
    ['normal', '正常 1'],
  ])
})

function legendOf(...markers: PlacedMarker[]): [string | undefined, string | null][] {
  render(
    <SmartFireProvider client={client}>
      <PlanLegend markers={markers} />
    </SmartFireProvider>,
  )
  const lines = within(screen.getByRole('list', { name: '图例', hidden: true })).getAllByRole('listitem', { hidden: true })
  return lines.map((line) => [line.querySelector<SVGElement>('.fs-mark')?.dataset.tone, line.textContent])
}

const marker = (status: SensorStatus | null, name: string | null = null): PlacedMarker => ({ id: '1', status, name, x: 1, y: 1, color: null })
