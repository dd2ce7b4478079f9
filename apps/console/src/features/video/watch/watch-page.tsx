import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReadRows } from '@smart-fire/api-client'
import type { Camera } from '@smart-fire/api-client/cameras'
import { useClient, useMessages, usePlaceChanges } from '@smart-fire/dialogs/provider'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'
import { useToasts, VisuallyHidden, WarningBar } from '@smart-fire/ui'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { LoadedArea } from '../../../screens/loaded/loaded-area'
import { useLoaded } from '../../../screens/loaded/use-loaded'
import { refusalOf } from '../../../lib/refusal'
import { NARROW } from '../../../lib/narrow'
import { isOnline, readCameras } from './all-cameras'
import { CameraList } from './camera-list'
import { UnconfirmedChange } from './saved-layouts'
import { useSavedLayouts } from './use-saved-layouts'
import { emptied, EMPTY_WALL, enlarged, paneBeside, put, resized, swapped, turned } from './video-wall'
import { WallBar } from './wall-bar'
import { WallPane } from './wall-pane'
import * as catalogue from './watch.messages'

/** Rarely needed: loaded when stored layouts cannot be read. */
const UnreadLayouts = lazy(async () => ({ default: (await import('./unread-layouts')).UnreadLayouts }))
const VIDEO_CHANNEL = '9'
const EVERY_MS = 60_000
/** Beside the list four panes would be too small for their names and buttons. */
const LIST_ABOVE = { width: '100%', height: '200px' }
/** The bar and panes in which something can be seen: on a lower screen, or a magnified one, the page scrolls. */
const WALL_MIN_HEIGHT = '480px'

/** The video wall: cameras at the left, panes at the right (spec 1 §2 videoWatch, contract device 21). */
export function WatchPage() {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<ReadRows<Camera>, object>({ load: (_, signal) => readCameras(client, signal), query: ALL })
  const { refresh } = loaded
  usePlaceChanges({ channelId: VIDEO_CHANNEL }, refresh)
  useEffect(() => startRefreshTimer(document, { everyMs: EVERY_MS }, refresh).stop, [refresh])
  return (
    <Box height="full" minHeight="0" p="4">
      <VisuallyHidden><Heading as="h1">{words.title}</Heading></VisuallyHidden>
      <LoadedArea loaded={loaded} name={words.cameras} emptyText={words.none}>{({ rows, dropped }) => <Wall cameras={rows} unreadCameras={dropped} />}</LoadedArea>
    </Box>
  )
}

const ALL = {}

function Wall({ cameras, unreadCameras }: { cameras: readonly Camera[]; unreadCameras: number }) {
  const words = useMessages(catalogue)
  const [wall, setWall] = useState(() => cameras.filter(isOnline).slice(0, EMPTY_WALL.size).reduce((filled, { id }) => put(filled, id), EMPTY_WALL))
  const [interval, setInterval] = useState(0)
  const toasts = useToasts()
  const { layouts, unread, save, remove, removeUnread } = useSavedLayouts({
    onNotLoaded: () => toasts.error({ message: words.layoutsFailed }),
    onNotSaved: (error) => toasts.error({ message: error instanceof UnconfirmedChange ? words.notKnown : refusalOf(error).message ?? words.notSaved }),
  })
  const unreadText = save === null ? words.layoutsUnreadKept(unread) : words.layoutsUnread(unread)
  const grid = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(cameras.map((camera) => [camera.id, camera])), [cameras])
  // without its camera a pane has no button that makes it small again, and it would hide all others
  const filling = wall.enlarged === null ? null : wall.panes[wall.enlarged] ?? ''
  if (filling !== null && !byId.has(filling)) setWall((last) => ({ ...last, enlarged: null }))
  const online = useMemo(() => cameras.filter(isOnline).map(({ id }) => id), [cameras])
  useCarousel(interval, (page) => setWall((last) => turned(last, online, page)))
  const columns = Math.sqrt(wall.size)
  const select = (selected: number) => setWall((last) => ({ ...last, selected }))
  return (
    <Flex gap="4" height="full" minHeight="0" css={{ [NARROW]: { flexDirection: 'column' } }}>
      <Box width="260px" flex="none" minHeight="0" css={{ [NARROW]: LIST_ABOVE }} p="3" bg="bg.surface" borderWidth="1px" borderColor="border.default" borderRadius="md">
        <CameraList cameras={cameras} unread={unreadCameras} shown={wall.panes} pane={wall.selected + 1} onPut={(id) => setWall((last) => put(last, id))} />
      </Box>
      <Flex direction="column" gap="3" flex="1" minWidth="0" minHeight={WALL_MIN_HEIGHT}>
        <WallBar
          size={wall.size} onResize={(size) => setWall((last) => resized(last, size))} interval={interval} onInterval={setInterval} layouts={layouts}
          onLoad={({ size, panes }) => setWall((last) => ({ ...last, size, panes, selected: 0, enlarged: null }))}
          onSave={save && ((name) => save({ name, size: wall.size, panes: [...wall.panes] }))} onRemove={remove}
          onClear={() => setWall((last) => ({ ...last, panes: last.panes.map(() => null), selected: 0, enlarged: null }))}
          onFullScreen={() => void (document.fullscreenElement ? document.exitFullscreen() : grid.current?.requestFullscreen())}
        />
        {unread === 0 ? null : (
          <Suspense fallback={<WarningBar>{unreadText}</WarningBar>}><UnreadLayouts count={unread} text={unreadText} remove={removeUnread} /></Suspense>
        )}
        <Box
          ref={grid} role="region" aria-label={words.wall} flex="1" minHeight="0" display="grid" gap="1" bg="black" borderRadius="md" overflow="hidden"
          gridTemplateColumns={wall.enlarged === null ? `repeat(${columns}, minmax(0, 1fr))` : 'minmax(0, 1fr)'} gridTemplateRows={wall.enlarged === null ? `repeat(${columns}, minmax(0, 1fr))` : 'minmax(0, 1fr)'}
          onKeyDown={({ key, target, repeat }) => {
            if (!(target instanceof HTMLElement) || target.dataset['pane'] === undefined) return
            const beside = paneBeside(wall, key)
            if (beside !== null) {
              select(beside)
              grid.current?.querySelector<HTMLElement>(`[data-pane="${beside}"]`)?.focus()
            } else if (key === 'Enter' && !repeat) setWall((last) => enlarged(last, last.selected))
            else if (key === 'Delete') setWall((last) => emptied(last, last.selected))
            else if (key === 'Escape') setWall((last) => ({ ...last, enlarged: null }))
          }}
        >
          {wall.panes.map((id, index) => (
            <WallPane
              key={index} index={index} camera={id === null ? null : byId.get(id) ?? null} isSelected={index === wall.selected} isEnlarged={index === wall.enlarged} isHidden={wall.enlarged !== null && wall.enlarged !== index}
              onSelect={() => select(index)} onPut={(cameraId) => setWall((last) => put(last, cameraId, index))} onSwap={(from) => setWall((last) => swapped(last, from, index))}
              onEnlarge={() => setWall((last) => enlarged(last, index))} onClose={() => setWall((last) => emptied(last, index))}
            />
          ))}
        </Box>
      </Flex>
    </Flex>
  )
}

/** Turns the page while an interval is chosen and the tab is in front. */
function useCarousel(seconds: number, turn: (page: number) => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (seconds === 0) return
    let page = 0
    return startRefreshTimer(document, { everyMs: seconds * 1000 }, () => {
      page += 1
      latest.current(page)
    }).stop
  }, [seconds])
}
