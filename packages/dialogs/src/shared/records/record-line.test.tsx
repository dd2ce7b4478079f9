import { createApiClient, type PlaceRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { RecordLine } from './record-line'

const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it('marks a fire as an alarm, with the word of its kind when it has no alarm type', () => {
  shown({ category: RECORD_CATEGORY.fire, alarmType: null })
  expect(markOf('火警')).toBe('alarm')
})

it('marks a fault as a fault', () => {
  shown({ category: RECORD_CATEGORY.fault, alarmType: '电量过低' })
  expect(markOf('电量过低')).toBe('fault')
})

it('says where it was, with a dash for an unknown place, and leaves out only an unknown place where the caller shows one', () => {
  shown({ position: '301室' }, true)
  expect(screen.getByText('301室')).toBeInTheDocument()
  cleanup()
  shown({ position: null }, true)
  expect(screen.queryByText('–')).toBeNull()
  cleanup()
  shown({ position: null })
  expect(screen.getByText('–')).toBeInTheDocument()
})

function shown(record: Partial<PlaceRecord>, placeless?: boolean) {
  render(
    <SmartFireProvider client={client}>
      <RecordLine record={{ ...aPlaceRecord, ...record }} {...(placeless ? { placeless } : {})} />
    </SmartFireProvider>,
  )
}

const markOf = (text: string) => screen.getByText(text).getAttribute('data-tone')

const aPlaceRecord: PlaceRecord = {
  key: '1',
  category: RECORD_CATEGORY.fire,
  equipmentType: null,
  series: '点型光电感烟',
  sensorId: null,
  sensorNumber: null,
  position: '301室',
  measuringPoint: null,
  alarmType: '火警',
  value: null,
  unit: null,
  raisedAt: MOCK_NOW,
}
