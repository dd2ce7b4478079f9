import { Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ChoiceBar, ConfirmDialog, formatDateTime, WarningBar } from '@smart-fire/ui'
import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { PlanEditorActor, selectPicturesKnown, selectShowsDraft, selectUnsaved } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import { UploadButton } from './upload-button'

type Question = 'publish' | 'discard' | 'remove' | null

/** Which picture is shown, who changed it when, and what can be done with it. */
export function PictureBar({ mayPublish }: { mayPublish: boolean }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const base = PlanEditorActor.useSelector(({ context }) => context.base)
  const showsDraft = PlanEditorActor.useSelector(selectShowsDraft)
  const job = PlanEditorActor.useSelector(({ value }) => value.picture)
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  const isKnown = PlanEditorActor.useSelector(selectPicturesKnown)
  const [question, setQuestion] = useState<Question>(null)
  if (base === null || (base.plan === null && base.draft === null)) return <PictureProblem />
  const { plan, draft } = base
  const isBusy = !isKnown || job === 'uploading' || job === 'publishing' || job === 'discarding' || job === 'removing'
  const placed = plan === null ? 0 : base.devices.filter(({ mark }) => mark !== null).length
  const confirm = (type: 'draft.publish' | 'draft.discard' | 'plan.remove') => {
    setQuestion(null)
    actor.send({ type })
  }
  return (
    <>
      <PictureProblem />
      <Flex align="center" gap="3" px="4" py="2" wrap="wrap" borderBottomWidth="1px" borderColor="border.default" bg="bg.surface">
        {draft !== null && plan !== null ? (
          <ChoiceBar
            label={words.picture} size="sm" value={showsDraft ? 'draft' : 'published'}
            options={[{ value: 'published', label: words.publishedPicture }, { value: 'draft', label: words.draftPicture }]}
            onChange={(value) => actor.send({ type: value === 'draft' ? 'draft.show' : 'draft.hide' })}
          />
        ) : null}
        <Facts />
        {mayPublish ? <UploadButton size="sm" label={draft === null ? (plan === null ? words.upload : words.replace) : words.uploadDraftAgain} /> : null}
        {mayPublish && plan !== null && draft === null ? (
          <Button
            size="sm" loading={job === 'removing'} disabled={unsaved > 0 || (isBusy && job !== 'removing')} title={unsaved > 0 ? words.saveFirst : undefined}
            icon={<Trash2 size={14} aria-hidden="true" />} onClick={() => setQuestion('remove')}
          >
            {words.removePlan}
          </Button>
        ) : null}
        {mayPublish && draft !== null ? (
          <>
            <Button size="sm" loading={job === 'discarding'} disabled={isBusy && job !== 'discarding'} icon={<Trash2 size={14} aria-hidden="true" />} onClick={() => setQuestion('discard')}>{words.discard}</Button>
            <Button
              size="sm" variant="solid" loading={job === 'publishing'} disabled={unsaved > 0 || (isBusy && job !== 'publishing')} title={unsaved > 0 ? words.saveFirst : undefined}
              icon={<Upload size={14} aria-hidden="true" />} onClick={() => setQuestion('publish')}
            >
              {words.publish}
            </Button>
          </>
        ) : null}
      </Flex>
      <ConfirmDialog open={question === 'publish'} title={words.publishTitle} confirmText={words.publish} onClose={() => setQuestion(null)} onConfirm={() => confirm('draft.publish')}>
        {words.publishText(placed)}
      </ConfirmDialog>
      <ConfirmDialog open={question === 'discard'} danger title={words.discardTitle} confirmText={words.discard} onClose={() => setQuestion(null)} onConfirm={() => confirm('draft.discard')}>
        {words.discardText}
      </ConfirmDialog>
      <ConfirmDialog open={question === 'remove'} danger title={words.removeTitle} confirmText={words.removePlan} onClose={() => setQuestion(null)} onConfirm={() => confirm('plan.remove')}>
        {words.removeText(placed)}
      </ConfirmDialog>
    </>
  )
}

/** Who changed the picture that is shown, when, and its size. */
function Facts() {
  const words = useMessages(catalogue)
  const base = PlanEditorActor.useSelector(({ context }) => context.base)
  const showsDraft = PlanEditorActor.useSelector(selectShowsDraft)
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  const shown = showsDraft ? base?.draft : base?.plan
  if (!base || !shown) return <Text flex="1" fontSize="sm" color="fg.muted">{words.draftHint}</Text>
  const [person, at] = 'version' in shown ? [shown.changedBy, shown.changedAt] : [shown.uploadedBy, shown.uploadedAt]
  const change = person === null || at === null ? null : ('version' in shown ? words.publishedBy : words.draftBy)(person, formatDateTime(at))
  return (
    <Text flex="1" minWidth="200px" fontSize="sm" color="fg.muted">
      {[change, shown.width > 0 ? words.pictureSize(shown.width, shown.height) : null, base.draft !== null && unsaved > 0 ? words.saveFirst : null].filter(Boolean).join(' · ')}
    </Text>
  )
}

/** Why the picture was not accepted, neither published nor deleted, or that this is not known. */
function PictureProblem() {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const isRefused = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ picture: 'refused' }))
  const refusal = PlanEditorActor.useSelector(({ context }) => context.pictureRefusal)
  const unsaved = PlanEditorActor.useSelector(selectUnsaved)
  if (!isRefused || refusal === null) return null
  const texts = { conflict: words.pictureConflict, unreadable: words.pictureUnreadable, refused: refusal.message ?? words.pictureFailed, failed: refusal.message ? words.because(words.pictureFailed, refusal.message) : words.pictureFailed }
  return (
    <WarningBar>
      <Flex as="span" align="center" gap="3">
        <Text as="span" flex="1">{refusal.isUnknown ? words.pictureUnknown : texts[refusal.kind]}</Text>
        {refusal.kind === 'conflict' || refusal.isUnknown ? <Button size="sm" disabled={unsaved > 0} onClick={() => actor.send({ type: 'plan.reload' })}>{words.refresh}</Button> : null}
        <Button size="sm" onClick={() => actor.send({ type: 'picture.dismiss' })}>{words.close}</Button>
      </Flex>
    </WarningBar>
  )
}
