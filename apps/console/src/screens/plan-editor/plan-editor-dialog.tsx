import { useClient, useMessages, useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { provideCalls } from '@smart-fire/dialogs/regions'
import { useContext, useEffect, useRef, useState } from 'react'
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload'
import { RightsContext } from '../rights/rights'
import { useNotice } from '../use-notice'
import { PlanEditorActor, selectPictureJob, selectUnsaved } from './plan-editor.actor'
import { planEditorCalls } from './plan-editor.calls'
import { planEditorMachine } from './plan-editor.machine'
import * as catalogue from './plan-editor.messages'
import type { Place } from './plan-editor.types'
import { PlanEditorView } from './plan-editor.view'

export interface PlanEditorDialogProps {
  /** the floor that is shown first */
  place: Place
  /** the device that is selected first, as `device-<id>` or `fireHostPoint-<id>` */
  selected?: string | null
  /** `hasChanged`: marks were saved or a picture was published */
  onClose: (hasChanged?: boolean) => void
}

/** The plan editor over the screen from which it is opened (screens, buildManager; ADR 24). */
export function PlanEditorDialog({ place, selected = null, onClose }: PlanEditorDialogProps) {
  const client = useClient()
  const { positionUnit } = useMonitoringOptions()
  const rights = useContext(RightsContext)
  const [logic] = useState(() => provideCalls(planEditorMachine, planEditorCalls(client, positionUnit)))
  return (
    <PlanEditorActor.Provider logic={logic} options={{ input: { place, selected } }}>
      <Emitted onClose={onClose} />
      <LeaveWarning />
      <PlanEditorView mayPublish={[...rights].some((code) => code.endsWith(PLAN_ELEMENT))} />
    </PlanEditorActor.Provider>
  )
}

/** Whoever manages the devices of one system, or the buildings, may change pictures. */
const PLAN_ELEMENT = ':btn_plan'

function Emitted({ onClose }: Pick<PlanEditorDialogProps, 'onClose'>) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const notice = useNotice()
  const latest = useRef({ onClose, words, notice })
  useEffect(() => {
    latest.current = { onClose, words, notice }
  })
  useEffect(() => {
    let hasChanged = false
    const tell = (what: 'saved' | 'published' | 'planRemoved') => {
      hasChanged = true
      latest.current.notice(latest.current.words[what])
    }
    const listeners = [
      actor.on('closed', () => latest.current.onClose(hasChanged)),
      actor.on('saved', () => tell('saved')),
      actor.on('published', () => tell('published')),
      actor.on('removed', () => tell('planRemoved')),
    ]
    return () => listeners.forEach((listener) => listener.unsubscribe())
  }, [actor])
  return null
}

/** The browser asks before the page is left with unsaved marks, or while a picture is being sent or changed. */
function LeaveWarning() {
  const isDirty = PlanEditorActor.useSelector((snapshot) => selectUnsaved(snapshot) > 0 || selectPictureJob(snapshot))
  useAskBeforeUnload(isDirty)
  return null
}
