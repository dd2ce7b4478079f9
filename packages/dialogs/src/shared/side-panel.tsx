import { Box } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'

interface SidePanelProps {
  label: string
  widthPx: number
  children: ReactNode
}

/** The right panel of a dialog: it scrolls by itself and keeps its width. */
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
    >
      {children}
    </Box>
  )
}
