import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A part of a side panel, with a heading of its own. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} minWidth="0">
      <Heading as="h3" size="sm" mb="3">{title}</Heading>
      {children}
    </Box>
  )
}
