import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { planEditorMachine } from './plan-editor.machine'

/** The actor of the plan editor. */
export const PlanEditorActor = createActorContext(planEditorMachine)

type Snapshot = SnapshotFrom<typeof planEditorMachine>

/** How many marks differ from those of the server. */
export const selectUnsaved = ({ context }: Snapshot): number => Object.keys(context.moved).length

/** A picture is being sent or changed: who leaves now may lose it. */
export const selectPictureJob = (snapshot: Snapshot): boolean => !snapshot.matches({ picture: 'idle' }) && !snapshot.matches({ picture: 'refused' })

/** Picture and draft are as the server has them; they may be gone while the plan is loaded again, and when that has failed. */
export const selectPicturesKnown = (snapshot: Snapshot): boolean => snapshot.matches({ plan: 'editing' }) || snapshot.matches({ plan: 'noPlan' })

/** Marks cannot be changed: they are being saved or compared, or the picture is being published or deleted. */
export const selectBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches({ picture: 'publishing' }) || snapshot.matches({ picture: 'removing' }) || snapshot.matches({ plan: { editing: 'saving' } }) || snapshot.matches({ plan: { editing: 'comparing' } }) || snapshot.matches({ plan: { editing: 'conflict' } })

/** The draft is shown instead of the published picture. */
export const selectShowsDraft = (snapshot: Snapshot): boolean => snapshot.matches({ view: 'draft' })
