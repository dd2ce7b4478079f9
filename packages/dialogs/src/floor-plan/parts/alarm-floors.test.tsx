import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { FloorPlanActor } from '../floor-plan.actor'
import { aPlanContext, aPlanState } from '../floor-plan.fixtures'
import { floorPlanMachine } from '../floor-plan.machine'
import { AlarmFloors } from './alarm-floors'

const client = createApiClient(createMockBackend().clientOptions())
const NONE = '暂无报警楼层'
const calm = { floors: [{ floor: 2, status: null }, { floor: 1, status: null }] }

afterEach(cleanup)

describe('that no floor has an alarm', () => {
  it('is said of floors that were all read', () => {
    draw({ ready: 'fresh' }, calm)
    expect(screen.getByText(NONE)).toBeInTheDocument()
  })

  it('is not said while they are loading, but that they are', () => {
    draw('loading', { floors: [] })
    expect(screen.getByRole('status')).toHaveTextContent('加载中…')
    expect(screen.queryByText(NONE)).toBeNull()
  })

  it('is not said when a floor could not be read, but that one could not', () => {
    draw({ ready: 'fresh' }, { ...calm, droppedFloors: 2 })
    expect(screen.getByText('有 2 条记录无法读取')).toBeInTheDocument()
    expect(screen.queryByText(NONE)).toBeNull()
  })

  it('is said of old floors below a bar that says how sure it is', () => {
    draw({ ready: 'stale' }, calm)
    expect(screen.getByText('楼层状态可能不是最新')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})

it('floors in alarm stay readable beside one that could not be read', () => {
  draw({ ready: 'stale' }, { droppedFloors: 1 })
  expect(screen.getByRole('button', { name: '前往 3F' })).toBeInTheDocument()
  expect(screen.getByText('有 1 条记录无法读取')).toBeInTheDocument()
  expect(screen.getByText('楼层状态可能不是最新')).toBeInTheDocument()
})

it('floors in alarm are printed, although buttons are not: the rail of floors is left out on paper', () => {
  draw({ ready: 'fresh' }, {})
  expect(screen.getByRole('button', { name: '前往 3F' }).closest('.fs-printed')).not.toBeNull()
})

type Floors = Exclude<NonNullable<Parameters<typeof aPlanState>[0]>['floors'], undefined>

function draw(floors: Floors, changes: Parameters<typeof aPlanContext>[0]) {
  const context = aPlanContext(changes)
  render(
    <SmartFireProvider client={client}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, aPlanState({ floors }), context) }}>
        <AlarmFloors />
      </FloorPlanActor.Provider>
    </SmartFireProvider>,
  )
}
