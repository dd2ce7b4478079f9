import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldRoomProps {
  /** in px; the words of the field can be read at this width, in both languages */
  least: number
  most?: number
  children: ReactNode
}

/** The space of one filter in a line that wraps. */
export function FieldRoom({ least, most = 224, children }: FieldRoomProps) {
  return <Box flex={`1 1 ${least}px`} minWidth={`min(${least}px, 100%)`} maxWidth={`${most}px`}>{children}</Box>
}
