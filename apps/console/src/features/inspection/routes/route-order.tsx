import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, IconButton, LiveRegion } from '@smart-fire/ui'
import { useFocusLater } from '@smart-fire/ui/form'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useRef, useState } from 'react'
import * as catalogue from './route-panel.messages'
import { movedTo, type RoutePoint } from './route-points'

interface RouteOrderProps {
  points: readonly RoutePoint[]
  readOnly: boolean
  onChange: (points: RoutePoint[]) => void
}

/** The points of a route in their order, changed by dragging and by keys. */
export function RouteOrder({ points, readOnly, onChange }: RouteOrderProps) {
  const words = useMessages(catalogue)
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(points.map(({ id }) => id).join())
  const buttonAt = (at: number, part: 'up' | 'down' | 'remove') => list.current?.querySelectorAll('li')[at]?.querySelector<HTMLElement>(`[data-part=${part}]`) ?? null
  const move = (from: number, to: number) => {
    const point = points[from]
    if (!point || to < 0 || to >= points.length || to === from) return
    onChange(movedTo(points, from, to))
    setTold(words.moved(point.name, to + 1))
  }
  const press = (pressed: HTMLElement, from: number, to: number) => {
    // at an end of the list the pressed button is disabled
    focusLater(() => (pressed.matches(':disabled, [aria-disabled=true]') ? buttonAt(to, to === 0 ? 'down' : 'up') : pressed))
    move(from, to)
  }
  const remove = (at: number) => {
    focusLater(() => buttonAt(Math.min(at, points.length - 2), 'remove') ?? list.current)
    onChange(points.filter((_, place) => place !== at))
  }
  return (
    <Box ref={list} tabIndex={-1}>
      <LiveRegion>{told}</LiveRegion>
      {points.length === 0 ? <EmptyState compact title={words.none} /> : null}
      <Box as="ol" hidden={points.length === 0} aria-label={words.order} listStyleType="none">
        {points.map((point, at) => (
          <Flex
            as="li" key={point.id} align="center" gap="2" py="1" borderBottomWidth="1px" borderColor="border.default" bg={dragged === at ? 'bg.subtle' : undefined}
            draggable={!readOnly} onDragStart={() => setDragged(at)} onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged === null || dragged === at) return
              move(dragged, at)
              setDragged(at)
            }}
          >
            {readOnly ? null : <Box color="fg.muted" cursor="grab" aria-hidden><GripVertical size={16} /></Box>}
            <Box flex="1" minWidth="0">
              <Text textStyle="num">{words.point(at + 1, point.name)}</Text>
              <Text fontSize="sm" color="fg.muted" truncate>{point.place}</Text>
            </Box>
            {readOnly ? null : (
              <>
                <IconButton size="sm" data-part="up" label={words.up(point.name)} disabled={at === 0} onClick={({ currentTarget }) => press(currentTarget, at, at - 1)} icon={<ArrowUp size={16} />} />
                <IconButton size="sm" data-part="down" label={words.down(point.name)} disabled={at === points.length - 1} onClick={({ currentTarget }) => press(currentTarget, at, at + 1)} icon={<ArrowDown size={16} />} />
                <IconButton size="sm" data-part="remove" label={words.remove(point.name)} onClick={() => remove(at)} icon={<X size={16} />} />
              </>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
