import { useMessages } from '@smart-fire/dialogs/provider'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'
import { WarningBar } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { daysToShow } from './contract-end'
import * as catalogue from './site-bars.messages'

/** A display is open for weeks: the day changes on it. */
const EVERY_MS = 60_000

/** Says that the contract of the site ends soon or has ended, and what that changes; nothing before (ADR 32). */
export function ContractBar({ validUntil }: { validUntil: string | null }) {
  const words = useMessages(catalogue)
  const [now, setNow] = useState(Date.now)
  useEffect(() => startRefreshTimer(document, { everyMs: EVERY_MS }, () => setNow(Date.now())).stop, [])
  const days = daysToShow(validUntil, now)
  if (validUntil === null || days === null) return null
  return <WarningBar>{days < 0 ? words.ended(validUntil) : words.endsSoon(validUntil, days)}</WarningBar>
}
