import { WarningBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import * as catalogue from './dropped.messages'

/** Says how many rows of a list could not be read (domain 25); nothing when all of them could. */
export function UnreadableRows({ count }: { count: number }) {
  const words = useMessages(catalogue)
  return count === 0 ? null : <WarningBar>{words.dropped(count)}</WarningBar>
}
