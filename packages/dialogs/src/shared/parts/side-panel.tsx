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
      css={{
        [`@media screen and ${NARROW}`]: { position: 'absolute', insetBlock: '0', insetInlineEnd: '0', zIndex: '1', maxWidth: '85%', backgroundColor: 'bg.surface', boxShadow: 'overlay' },
        // on paper it stands below the list or picture
        '@media print': { width: 'auto', overflow: 'visible', borderInlineStartWidth: '0' },
      }}
    >
      {children}
    </Box>
  )
}
