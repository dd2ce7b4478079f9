import { createApiClient, VERDICT } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { ConfirmExceptionActor } from '../confirm-exception.actor'
import { aConfirmation } from '../confirm-exception.fixtures'
import { confirmExceptionMachine } from '../confirm-exception.machine'
import { ConflictPart } from './conflict-part'

const judged = { person: 'lihua', at: MOCK_NOW, verdict: VERDICT.falseAlarm }

// the platform stores the verdict of a false alarm with every handled fault (contract device 11.2)
it.each([
  ['a fire', aRecord(), judged, '误报'],
  ['a fire whose verdict is not known', aRecord(), { ...judged, verdict: null }, '已处理'],
  ['a fault, which has no verdict', aFaultRecord(), judged, '已处理'],
])('what another person has decided about %s', (_what, record, conflict, text) => {
  const context = aConfirmation({ record, conflict })
  render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions())}>
      <ConfirmExceptionActor.Provider options={{ input: { record }, snapshot: snapshotAt(confirmExceptionMachine, 'conflict', context) }}><ConflictPart /></ConfirmExceptionActor.Provider>
    </SmartFireProvider>,
  )
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(text)
})
