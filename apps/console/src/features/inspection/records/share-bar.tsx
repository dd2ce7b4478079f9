import { Box, Flex } from '@chakra-ui/react'
import { NO_VALUE } from '@smart-fire/ui'

interface ShareBarProps {
  /** of 1; null when nothing was due */
  share: number | null
  text: string
  label: string
}

/** A share as a bar and as a percentage. What is missing from the whole is the part that stands out. */
export function ShareBar({ share, text, label }: ShareBarProps) {
  if (share === null) return NO_VALUE
  return (
    <Flex align="center" gap="2" title={`${label} ${text}`}>
      <Box flex="1" height="8px" borderRadius="full" overflow="hidden" bg="tone.fault.fg" aria-hidden>
        <Box height="full" width={`${share * 100}%`} bg="accent.solid" />
      </Box>
      <Box as="span" minWidth="6ch" textAlign="end" fontVariantNumeric="tabular-nums">{text}</Box>
    </Flex>
  )
}
