import { ApiError } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
import { RAISED } from '../../../../../.storybook/paths/path-plan'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../testing/story-world'
import { PlanEditorActor } from './plan-editor.actor'
import { aDraft, anEditedFloor, A_PLACE, aPlanEditor, SOME_BUILDINGS, theirFloor, twoMoves } from './plan-editor.fixtures'
import { planEditorMachine } from './plan-editor.machine'
import { PlanEditorView } from './plan-editor.view'

const meta = { title: 'Console 控制台/Plan editor 平面图编辑/Paths', id: 'console-plan-editor-paths', parameters: { machine: planEditorMachine, layout: 'fullscreen' } } satisfies Meta

export default meta

const SETTLED = { plan: { editing: 'settled' }, picture: 'idle', view: 'published', buildings: 'loaded', leaving: 'staying' } as const
const conflict = () => new ApiError('conflict', { conflict: { person: 'zhiban01', at: null, verdict: null } })

export const EveryPath = walkEveryPath(
  {
    machine: planEditorMachine,
    starts: [
      { input: { place: A_PLACE, selected: null } },
      { value: SETTLED, context: aPlanEditor({ base: anEditedFloor({ draft: aDraft() }) }) },
      { value: { ...SETTLED, plan: { editing: 'changed' } }, context: twoMoves() },
      { value: { ...SETTLED, plan: { editing: 'conflict' } }, context: twoMoves({ theirs: theirFloor() }) },
      { value: { ...SETTLED, plan: { editing: 'conflict' } }, context: aPlanEditor({ moved: { 'device-501': { x: 1, y: 1 } }, theirs: theirFloor() }) },
      { value: { ...SETTLED, view: 'draft' }, context: aPlanEditor({ base: anEditedFloor({ draft: aDraft() }) }) },
    ],
    events: {
      'plan.retry': [{}],
      'plan.reload': [{}],
      'plan.save': [{}],
      'place.open': [{ place: { buildingId: '1', floor: 2 } }],
      'place.opened': RAISED,
      'device.select': [{ key: 'device-501' }],
      'mark.put': [{ key: 'device-502', mark: { x: 500, y: 300 }, isNudge: false }],
      'edit.undo': [{}],
      'edit.redo': [{}],
      'conflict.resolve': [{ kept: [] }],
      'conflict.cancel': [{}],
      'picture.upload': [{ upload: { file: new File([], '三层.png') } }],
      'picture.dismiss': [{}],
      'plan.remove': [{}],
      'draft.publish': [{}],
      'draft.discard': [{}],
      'draft.show': [{}],
      'draft.hide': [{}],
      'editor.close': [{}],
      'leave.confirm': [{}],
      'leave.cancel': [{}],
    },
    answers: {
      loadFloor: [anEditedFloor(), anEditedFloor({ plan: null }), null],
      loadBuildings: [SOME_BUILDINGS],
      saveMarks: [anEditedFloor()],
      uploadDraft: [aDraft()],
      publishDraft: [undefined],
      discardDraft: [undefined],
      removePlan: [undefined],
    },
    failures: { saveMarks: [conflict()] },
    elsewhere: { 'leaving.asking · always → leaving.staying': 'plan-editor.machine.test: stops asking about changes that have been saved meanwhile' },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <PlanEditorActor.Provider {...actor}>
        <PlanEditorView mayPublish />
      </PlanEditorActor.Provider>
    </StoryWorld>
  ),
)
