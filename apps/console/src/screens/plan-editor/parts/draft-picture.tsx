import { useMessages } from '@smart-fire/dialogs/provider'
import { PlanViewport } from '@smart-fire/ui/viewport'
import { useMemo } from 'react'
import { nameOf } from '../device-names'
import * as catalogue from '../plan-editor.messages'
import type { EditedFloor } from '../plan-editor.types'

/** The draft with the marks where they will be once it is published. */
export default function DraftPicture({ floor, draft }: { floor: EditedFloor; draft: NonNullable<EditedFloor['draft']> }) {
  const words = useMessages(catalogue)
  const { plan, devices } = floor
  const markers = useMemo(
    () => devices.flatMap((device) => {
      const { key, mark } = device
      if (mark === null || plan === null) return []
      return [{ id: key, x: (mark.x / plan.width) * draft.width, y: (mark.y / plan.height) * draft.height, tone: 'notEnabled' as const, label: nameOf(device, words) }]
    }),
    [devices, plan, draft, words],
  )
  return <PlanViewport key={draft.id} picture={draft.url} markers={markers} label={`${words.draftPicture} ${draft.fileName ?? ''}`} summary={words.draftHint} showLabels />
}
