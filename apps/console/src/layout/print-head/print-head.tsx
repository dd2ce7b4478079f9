import type { SessionUser } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import * as catalogue from '../layout.messages'
import { shownNameOf } from '../top-bar/user-name'
import './print-head.css'

interface PrintHeadProps {
  /** of the screen; undefined where it has none */
  title: string | undefined
  user: SessionUser
}

/** Above everything that is printed: which screen it is, when it was printed, and by whom. A report has a head of its own (ADR 65). */
export function PrintHead({ title, user }: PrintHeadProps) {
  const words = useMessages(catalogue)
  const [place] = useState(() => document.createElement('div'))
  const [printedAt, setPrintedAt] = useState<number | null>(null)
  useEffect(() => {
    // before the screen and before the dialogs, of which one is printed alone
    document.body.prepend(place)
    const stamp = () => flushSync(() => setPrintedAt(Date.now()))
    window.addEventListener('beforeprint', stamp)
    return () => {
      window.removeEventListener('beforeprint', stamp)
      place.remove()
    }
  }, [place])
  if (printedAt === null) return null
  return createPortal(
    <p className="print-head">
      <b>{title === undefined ? words.product : `${words.product} · ${title}`}</b>
      <span>{words.printedAt(formatDateTime(printedAt))}</span>
      <span>{words.printedBy(shownNameOf(user))}</span>
    </p>,
    place,
  )
}
