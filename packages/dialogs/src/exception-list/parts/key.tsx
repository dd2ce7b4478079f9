import { Box } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'

/** A key of the keyboard, as it is printed on it. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      as="kbd"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minWidth="5"
      height="5"
      px="1.5"
      borderRadius="sm"
      borderWidth="1px"
      borderBottomWidth="2px"
      borderColor="border.strong"
      bg="bg.raised"
      color="fg.default"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1"
    >
      {children}
    </Box>
  )
}
