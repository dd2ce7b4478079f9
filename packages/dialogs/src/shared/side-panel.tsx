import { Box } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { NARROW } from './narrow'

interface SidePanelProps {
  label: string
  widthPx: number
  children: ReactNode
}

/** The right panel of a dialog: it scrolls by itself and keeps its width. In a narrow window it lies above the list or picture as a drawer. */
export function SidePanel({ label, widthPx, children }: SidePanelProps) {
  return (
    <Box
      as="aside"
      aria-label={label}
      width={`${widthPx}px`}
      flexShrink="0"
      overflowY="auto"
      borderStartWidth="1px"
      borderColor="border.default"
      p="4"
      css={{ [`@media ${NARROW}`]: { position: 'absolute', insetBlock: '0', insetInlineEnd: '0', zIndex: '1', maxWidth: '85%', backgroundColor: 'bg.surface', boxShadow: 'overlay' } }}
    >
      {children}
    </Box>
  )
}
