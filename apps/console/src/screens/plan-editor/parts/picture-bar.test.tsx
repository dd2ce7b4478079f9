import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanEditorActor } from '../plan-editor.actor'
import { aDraft, anEditedFloor, aPlanEditor } from '../plan-editor.fixtures'
import { planEditorMachine, type PlanEditorContext } from '../plan-editor.machine'
import { PictureBar } from './picture-bar'

const client = createApiClient(createMockBackend().clientOptions())
const DRAFT_JOBS = ['重新上传', '放弃草稿', '发布草稿']

/** The names of the buttons that can be pressed, while the plan is in this state. */
function offered(plan: 'loading' | 'failed' | 'settled', draft: ReturnType<typeof aDraft> | null): (string | null)[] {
  draw(plan === 'settled' ? {} : { plan }, { base: anEditedFloor({ draft }) })
  return screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)
}

/** The bar in this state. */
function draw(state: { plan?: 'loading' | 'failed'; picture?: 'refused'; view?: 'draft' }, context: Partial<PlanEditorContext>) {
  const value = { plan: { editing: 'settled' } as const, picture: 'idle' as const, view: 'published' as const, buildings: 'loaded' as const, leaving: 'staying' as const, ...state }
  render(
    <SmartFireProvider client={client}>
      <PlanEditorActor.Provider options={{ snapshot: snapshotAt(planEditorMachine, value, aPlanEditor(context)) }}>
        <PictureBar mayPublish />
      </PlanEditorActor.Provider>
    </SmartFireProvider>,
  )
}

it('offers what can be done with a picture while the plan is shown as the server has it', () => {
  expect(offered('settled', aDraft())).toEqual(DRAFT_JOBS)
})

it.each(['loading', 'failed'] as const)('offers nothing for a draft or a picture of before, which may be published or deleted by now: %s', (plan) => {
  expect(offered(plan, aDraft())).toEqual([])
})

it.each(['loading', 'failed'] as const)('offers nothing for the picture of before: %s', (plan) => {
  expect(offered(plan, null)).toEqual([])
})

it('a picture whose answer was lost is not called unchanged, and a refresh is offered', () => {
  const refusal = { kind: 'failed', isUnknown: true, message: null, person: null, at: null } as const
  draw({ picture: 'refused' }, { base: anEditedFloor(), pictureRefusal: refusal })
  expect(screen.getByText('服务器没有确认，不知道是否已生效，请刷新后查看')).toBeVisible()
  expect(screen.getByRole('button', { name: '刷新' })).toBeEnabled()
})

it('a draft of unknown size is not called one of 0 × 0 pixels', () => {
  draw({ view: 'draft' }, { base: anEditedFloor({ draft: { ...aDraft(), width: 0, height: 0 } }) })
  expect(screen.queryByText(/0 × 0/)).toBeNull()
})
