import { Box, chakra } from '@chakra-ui/react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { PlanPicture } from '../fields/form-fields'

interface Point {
  x: number
  y: number
}

interface PlanPickerProps {
  label: string
  picture: PlanPicture
  point: Point | null
  onPick: ((point: Point) => void) | undefined
}

const STEP_PX = 1
const LARGE_STEP_PX = 10
const MARK_PX = 16

/** A picture on which a click puts the mark; with the focus on it the arrow keys move the mark, faster with Shift. */
export function PlanPicker({ label, picture: { url, width, height }, point, onPick }: PlanPickerProps) {
  const limited = ({ x, y }: Point) => ({ x: Math.round(Math.min(width, Math.max(0, x))), y: Math.round(Math.min(height, Math.max(0, y))) })
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onPick?.(limited({ x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height }))
  }
  const press = (event: KeyboardEvent) => {
    const move = moveOf(event)
    if (move === null || !onPick) return
    event.preventDefault()
    const from = point ?? { x: width / 2, y: height / 2 }
    onPick(limited({ x: from.x + move.x, y: from.y + move.y }))
  }
  return (
    <Box position="relative" role="application" aria-label={label} tabIndex={0} onClick={click} onKeyDown={press} cursor={onPick ? 'crosshair' : 'default'}>
      <chakra.img src={url} alt="" display="block" width="100%" height="auto" />
      {point === null ? null : (
        <Box
          aria-hidden="true" position="absolute" width={`${MARK_PX}px`} height={`${MARK_PX}px`} borderRadius="full" borderWidth="2px" borderColor="white" bg="accent.solid"
          transform="translate(-50%, -50%)" pointerEvents="none" style={{ left: `${(point.x / width) * 100}%`, top: `${(point.y / height) * 100}%` }}
        />
      )}
    </Box>
  )
}

function moveOf({ key, shiftKey }: KeyboardEvent): Point | null {
  const step = shiftKey ? LARGE_STEP_PX : STEP_PX
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 }
    case 'ArrowRight':
      return { x: step, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -step }
    case 'ArrowDown':
      return { x: 0, y: step }
    default:
      return null
  }
}
