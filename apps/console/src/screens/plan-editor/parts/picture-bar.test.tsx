import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanEditorActor } from '../plan-editor.actor'
import { aDraft, anEditedFloor, aPlanEditor } from '../plan-editor.fixtures'
import { planEditorMachine } from '../plan-editor.machine'
import { PictureBar } from './picture-bar'

const client = createApiClient(createMockBackend().clientOptions())
const DRAFT_JOBS = ['重新上传', '放弃草稿', '发布草稿']

/** The names of the buttons that can be pressed, while the plan is in this state. */
function offered(plan: 'loading' | 'failed' | { editing: 'settled' }, draft: ReturnType<typeof aDraft> | null): (string | null)[] {
  const value = { plan, picture: 'idle', view: 'published', buildings: 'loaded', leaving: 'staying' } as const
  render(
    <SmartFireProvider client={client}>
      <PlanEditorActor.Provider options={{ snapshot: snapshotAt(planEditorMachine, value, aPlanEditor({ base: anEditedFloor({ draft }) })) }}>
        <PictureBar mayPublish />
      </PlanEditorActor.Provider>
    </SmartFireProvider>,
  )
  return screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)
}

it('offers what can be done with a picture while the plan is shown as the server has it', () => {
  expect(offered({ editing: 'settled' }, aDraft())).toEqual(DRAFT_JOBS)
})

it.each(['loading', 'failed'] as const)('offers nothing for a draft or a picture of before, which may be published or deleted by now: %s', (plan) => {
  expect(offered(plan, aDraft())).toEqual([])
})

it.each(['loading', 'failed'] as const)('offers nothing for the picture of before: %s', (plan) => {
  expect(offered(plan, null)).toEqual([])
})
