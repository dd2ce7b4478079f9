import { useState } from 'react'
import { recordKey } from '../provider'
import { PerClient } from '../shared/parts/per-client'
import { tellHost } from '../shared/tell-host'
import { isKnown, type ConfirmableRecord } from './confirmable-record'
import { Confirmation } from './confirmation'
import { RecordSearch } from './record-search'

export interface ConfirmExceptionDialogProps {
  /** the record to be judged, loaded if only `kind` and `id` are given; read when the dialog opens */
  record: ConfirmableRecord
  open: boolean
  onClose: () => void
  /** the record is handled: confirmed here, or before by another person */
  onConfirmed?: ((record: ConfirmableRecord) => void) | undefined
}

/** The confirmation of one abnormal record: a fire gets a verdict, a fault is handled without one (spec 1 §2). */
export function ConfirmExceptionDialog({ open, ...props }: ConfirmExceptionDialogProps) {
  return open ? <PerClient><OpenDialog key={recordKey(props.record)} {...props} /></PerClient> : null
}

function OpenDialog({ record, onClose, onConfirmed }: Omit<ConfirmExceptionDialogProps, 'open'>) {
  const [first] = useState(record)
  const close = (isHandled: boolean) => {
    if (isHandled) tellHost(onConfirmed, record)
    onClose()
  }
  return isKnown(first) ? <Confirmation record={first} onClose={close} /> : <RecordSearch record={first} onClose={close} />
}
