import { useMessages } from '@smart-fire/dialogs/provider'
import { WarningBar } from '@smart-fire/ui'
import { daysToShow } from './contract-end'
import * as catalogue from './site-bars.messages'

/** Says that the contract of the site ends soon or has ended, and what that changes; nothing before (ADR 32). */
export function ContractBar({ validUntil }: { validUntil: string | null }) {
  const words = useMessages(catalogue)
  const days = daysToShow(validUntil, Date.now())
  if (validUntil === null || days === null) return null
  return <WarningBar>{days < 0 ? words.ended(validUntil) : words.endsSoon(validUntil, days)}</WarningBar>
}
