import { Box, Flex } from '@chakra-ui/react'
import { NO_VALUE } from '@smart-fire/ui'

interface LevelMarkProps {
  name: string | null
  /** #RRGGBB, as the api-client lets it pass; null: unknown */
  color: string | null
}

/** A level: its colour and its name. The colour never stands alone. */
export function LevelMark({ name, color }: LevelMarkProps) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" minWidth="0">
      <Box as="span" aria-hidden flexShrink="0" width="3" height="3" borderRadius="sm" borderWidth="1px" borderColor="border.control" style={color === null ? undefined : { background: color }} />
      <span>{name ?? NO_VALUE}</span>
    </Flex>
  )
}
