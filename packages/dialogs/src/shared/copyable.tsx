import { Flex } from '@chakra-ui/react'
import { CopyButton } from '@smart-fire/ui'

interface CopyableProps {
  text: string | null
  /** what is copied, for the name of the button */
  what: string
  /** shown where there is nothing to copy */
  none: string
}

/** A value with a copy button: operators paste numbers and positions into reports (domain 23). */
export function Copyable({ text, what, none }: CopyableProps) {
  if (text === null) return none
  return (
    <Flex as="span" align="center" gap="1" minWidth="0">
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      <CopyButton text={text} label={what} size="sm" />
    </Flex>
  )
}
