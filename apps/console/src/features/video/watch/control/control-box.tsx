import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { BUTTONS_ON_PICTURE, PICTURE } from '../../../../lib/video/picture-colours'
import * as catalogue from './camera-control.messages'

interface ControlBoxProps {
  state: string
  children: ReactNode
  /** takes the focus and the keys */
  keys?: { onKeyDown: (event: KeyboardEvent) => void; onKeyUp: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void } | undefined
}

/** The box of the control, in a corner of the picture. What is pressed in it neither enlarges nor drags the pane. */
export function ControlBox({ state, children, keys }: ControlBoxProps) {
  const words = useMessages(catalogue)
  return (
    <Box
      role="group" aria-label={words.title} data-state={state} tabIndex={keys ? 0 : undefined} {...keys}
      position="absolute" insetEnd="3" bottom="3" zIndex="1" p="2.5" borderRadius="md" borderWidth="1px" borderColor="rgba(255, 255, 255, 0.25)" bg={PICTURE.bar} color={PICTURE.fg} fontSize="xs" cursor="default" userSelect="none"
      draggable onDragStart={(event) => { event.preventDefault(); event.stopPropagation() }} onDoubleClick={(event) => event.stopPropagation()}
      _focusVisible={{ outline: '2px solid', outlineColor: PICTURE.selected }} css={BUTTONS_ON_PICTURE}
    >
      {children}
    </Box>
  )
}

/** Why nothing can be turned. */
export function ControlWords({ icon, children, act }: { icon?: ReactNode; children: ReactNode; act?: ReactNode }) {
  return (
    <Flex role="status" align="center" gap="2" maxWidth="72">
      {icon ? <Box flex="none">{icon}</Box> : null}
      <Text>{children}</Text>
      {act}
    </Flex>
  )
}
