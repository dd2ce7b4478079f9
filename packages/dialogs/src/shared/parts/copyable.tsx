import { CopyButton, NO_VALUE } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'

interface CopyableProps {
  text: string | null
  /** what is copied, for the name of the button */
  what: string
}

/** A value with a copy button: operators paste numbers and positions into reports (domain 23). */
export function Copyable({ text, what }: CopyableProps) {
  if (text === null) return NO_VALUE
  return (
    <Flex as="span" align="center" gap="1" minWidth="0">
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      <CopyButton text={text} label={what} size="sm" />
    </Flex>
  )
}
