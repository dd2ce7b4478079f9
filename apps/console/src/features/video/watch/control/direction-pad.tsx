import { Box, Grid } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { IconButton } from '@smart-fire/ui'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { isClickWithoutPointer } from '../../../../lib/is-click-without-pointer'
import * as catalogue from './camera-control.messages'
import type { Movement } from './movements'

const BUTTONS = [
  { movement: 'up', area: 'up', Icon: ChevronUp }, { movement: 'left', area: 'left', Icon: ChevronLeft }, { movement: 'right', area: 'right', Icon: ChevronRight },
  { movement: 'down', area: 'down', Icon: ChevronDown }, { movement: 'in', area: 'in', Icon: Plus }, { movement: 'out', area: 'out', Icon: Minus },
] as const satisfies readonly { movement: Movement; area: string; Icon: typeof Plus }[]

const TURNING = { templateAreas: '". up . in" "left . right ." ". down . out"', templateColumns: 'repeat(3, 36px) 52px', templateRows: 'repeat(3, 36px)' }
const ZOOMING = { templateAreas: '"in" "out"', templateColumns: '36px' }

interface DirectionPadProps {
  /** whether the camera can do it */
  able: (movement: Movement) => boolean
  held: Movement | null
  onStart: (movement: Movement) => void
  onEnd: () => void
  /** one short move, which stops by itself */
  onStep: (movement: Movement) => void
}

/** Four directions and zoom, each by press and hold: with the pointer, or with Enter or the space bar. Who can only click moves by short steps. */
export function DirectionPad({ able, held, onStart, onEnd, onStep }: DirectionPadProps) {
  const words = useMessages(catalogue)
  const holds = (movement: Movement) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // a screen reader can press without a pointer, which nothing can capture: its click moves
      if (event.button !== 0 || event.pointerId < 0) return
      // the button keeps the hold when the pointer slips off it, and hears when it is let go
      event.currentTarget.setPointerCapture(event.pointerId)
      onStart(movement)
    },
    onPointerUp: onEnd, onPointerCancel: onEnd, onLostPointerCapture: onEnd,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onStart(movement)
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // Firefox sends a click when the space bar is let go: the camera would move once more
      event.preventDefault()
      onEnd()
    },
    onClick: (event: MouseEvent) => isClickWithoutPointer(event) && onStep(movement),
  })
  return (
    <Grid {...(able('up') ? TURNING : ZOOMING)} gap="1" css={{ '&& button': { width: '36px', height: '36px', touchAction: 'none', backgroundColor: 'rgba(255, 255, 255, 0.14)' }, '&& button[aria-pressed=true]': { backgroundColor: 'rgba(125, 180, 245, 0.7) !important' } }}>
      {BUTTONS.filter(({ movement }) => able(movement)).map(({ movement, area, Icon }) => (
        <Box key={movement} gridArea={area} justifySelf="end">
          <IconButton label={words.movements[movement]} icon={<Icon size={20} aria-hidden />} aria-pressed={held === movement} {...holds(movement)} />
        </Box>
      ))}
    </Grid>
  )
}
