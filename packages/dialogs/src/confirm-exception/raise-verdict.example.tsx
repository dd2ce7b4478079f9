import { type RaisableRecord, RaiseVerdictDialog } from '@smart-fire/dialogs/confirm-exception'
import { useState } from 'react'

/** Only for records with `canBeRaised`. */
export function Correction({ record, place, reload }: { record: RaisableRecord; place: string; reload?: () => void }) {
  const [open, setOpen] = useState(true)
  return <RaiseVerdictDialog record={record} name={place} open={open} onClose={() => setOpen(false)} onRaised={reload} />
}
