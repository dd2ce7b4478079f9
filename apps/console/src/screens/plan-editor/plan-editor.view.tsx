import { Flex, Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Button, FullScreenDialog, IconButton, WarningBar } from '@smart-fire/ui'
import type { PlanViewportHandle } from '@smart-fire/ui/viewport'
import { Redo2, Save, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { ConflictDialog } from './parts/conflict-dialog'
import { DevicePanel } from './parts/device-panel'
import { FloorRail } from './parts/floor-rail'
import { LeaveQuestion } from './parts/leave-question'
import { PictureBar } from './parts/picture-bar'
import { PlanArea } from './parts/plan-area'
import { PlanEditorActor, selectBusy, selectUnsaved } from './plan-editor.actor'
import * as catalogue from './plan-editor.messages'
import { useEditorKeys } from './use-editor-keys'

/** Floors, the plan with its marks, and the devices of the floor, side by side. `mayPublish`: the user may change pictures. */
export function PlanEditorView({ mayPublish }: { mayPublish: boolean }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const handle = useRef<PlanViewportHandle>(null)
  const parts = useRef<HTMLDivElement>(null)
  useEditorKeys(parts, (type) => actor.send({ type }))
  const paths = PlanEditorActor.useSelector(({ value }) => statePaths(value))
  const place = PlanEditorActor.useSelector(({ context }) => context.place)
  const name = PlanEditorActor.useSelector(({ context: { base, buildings } }) => base?.buildingName ?? buildings.find(({ id }) => id === place.buildingId)?.name ?? '')
  return (
    <>
      <FullScreenDialog
        open onClose={() => actor.send({ type: 'editor.close' })} padded={false}
        title={words.title} subtitle={words.placeOf(name, floorName(place.floor))} actions={<Acts />}
      >
        <Flex ref={parts} data-state={paths} height="full" minHeight="0">
          <FloorRail />
          <Flex direction="column" flex="1" minWidth="0" minHeight="0">
            <SaveProblem />
            <PictureBar mayPublish={mayPublish} />
            <PlanArea mayPublish={mayPublish} handle={handle} />
          </Flex>
          <DevicePanel handle={handle} />
        </Flex>
      </FullScreenDialog>
      <ConflictDialog />
      <LeaveQuestion />
    </>
  )
}

function Acts() {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  const busy = PlanEditorActor.useSelector(selectBusy)
  const isEditing = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ plan: 'editing' }))
  const isSaving = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ plan: { editing: 'saving' } }))
  const canUndo = PlanEditorActor.useSelector(({ context }) => context.past.length > 0)
  const canRedo = PlanEditorActor.useSelector(({ context }) => context.future.length > 0)
  if (!isEditing) return null
  return (
    <>
      <Text role="status" fontSize="sm" color={unsaved > 0 ? 'tone.fault.fg' : 'fg.muted'} textStyle="num">{unsaved > 0 ? words.unsaved(unsaved) : words.allSaved}</Text>
      <IconButton label={words.undo} aria-keyshortcuts="Control+z" disabled={!canUndo || busy} icon={<Undo2 size={18} aria-hidden="true" />} onClick={() => actor.send({ type: 'edit.undo' })} />
      <IconButton label={words.redo} aria-keyshortcuts="Control+y" disabled={!canRedo || busy} icon={<Redo2 size={18} aria-hidden="true" />} onClick={() => actor.send({ type: 'edit.redo' })} />
      <Button variant="solid" aria-keyshortcuts="Control+s" loading={isSaving} disabled={unsaved === 0} icon={<Save size={16} aria-hidden="true" />} onClick={() => actor.send({ type: 'plan.save' })}>
        {isSaving ? words.saving : words.save}
      </Button>
    </>
  )
}

/** Why the last save failed, as long as its changes are not saved. */
function SaveProblem() {
  const words = useMessages(catalogue)
  const isUnsaved = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ plan: { editing: 'unsaved' } }))
  const refusal = PlanEditorActor.useSelector(({ context }) => context.saveRefusal)
  if (!isUnsaved) return null
  if (refusal?.kind === 'conflict') return <WarningBar>{words.saveConflict}</WarningBar>
  return <WarningBar>{refusal?.message ? words.because(words.saveFailed, refusal.message) : words.saveFailed}</WarningBar>
}
