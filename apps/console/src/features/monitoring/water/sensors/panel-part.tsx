import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A part of a panel with its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} minWidth="0" mb="6">
      <Heading as="h3" size="sm" mb="3">{title}</Heading>
      {children}
    </Box>
  )
}
