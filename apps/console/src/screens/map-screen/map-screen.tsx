import { Box, Flex } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { LoadingState } from '@smart-fire/ui'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { NARROW } from '../../lib/narrow'
import type { DeclaredScreen } from '../declared-screen'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { MapDeclaration, MapThings } from './map-declaration'
import * as catalogue from './map-screen.messages'

/** Loaded lazily: no other screen needs a map. */
const ThingsMap = lazy(() => import('./things-map'))

/** Replaces the server in stories and tests. */
export interface MapCalls {
  things: () => Promise<MapThings>
  list: unknown
}

/** Makes a screen of a declaration: map and list side by side (pages.md 3). */
export function mapScreen(declaration: MapDeclaration): DeclaredScreen {
  const { key, words, list } = declaration
  return { kind: 'map', key, words, elements: list.elements, needs: list.needs, ...(list.list ? { list: list.list } : {}), Screen: ({ calls }) => <MapScreen declaration={declaration} calls={calls as MapCalls | undefined} /> }
}

const CHOSEN = 'chosen'
/** Beside the list the map would have no width: it stands above, and the page scrolls from one to the other. */
const MAP_ABOVE = { flex: 'none', height: '288px', paddingInlineEnd: '4', paddingBottom: '0' }
const LIST_BELOW = { flex: 'none', width: '100%', minWidth: '0' }
const NO_QUERY = {}

function MapScreen({ declaration, calls }: { declaration: MapDeclaration; calls: MapCalls | undefined }) {
  const { list: { Screen }, live } = declaration
  const words = useMessages(declaration.words)
  const messages = useMessages(catalogue)
  const client = useClient()
  const [params, setParams] = useSearchParams()
  const chosen = params.get(CHOSEN)
  const things = useLoaded({
    load: (_, signal) => (calls ? calls.things() : declaration.load(client, signal)),
    query: NO_QUERY,
    isEmpty: ({ rows, dropped }) => rows.length === 0 && dropped === 0,
    ...(live ? { live: {} } : {}),
  })
  const selection = useMemo(() => ({
    id: chosen,
    onSelect: (id: string) => setParams((before) => {
      const after = new URLSearchParams(before)
      if (id === chosen) after.delete(CHOSEN)
      else after.set(CHOSEN, id)
      return after
    }, { replace: true }),
  }), [chosen, setParams])
  return (
    <Flex height="full" minHeight="0" css={{ [NARROW]: { flexDirection: 'column' } }}>
      <Box as="section" aria-label={things.value === null ? messages.map(words.title) : undefined} flex="1" minWidth="0" p="4" pe="0" css={{ [NARROW]: MAP_ABOVE }} data-state={things.state}>
        <LoadedArea loaded={things} name={messages.map(words.title)} emptyText={messages.none(words.one)}>
          {({ rows, dropped }) => (
            <Suspense fallback={<LoadingState />}>
              <ThingsMap label={messages.map(words.title)} things={rows} selection={selection} dropped={dropped} />
            </Suspense>
          )}
        </LoadedArea>
      </Box>
      <Box width="56%" minWidth="480px" height="full" minHeight="0" css={{ [NARROW]: LIST_BELOW }}>
        <Screen selection={selection} onChanged={things.refresh} {...(calls ? { calls: calls.list } : {})} />
      </Box>
    </Flex>
  )
}
