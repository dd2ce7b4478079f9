import type { SessionUser } from '@smart-fire/api-client'
import { Box, Flex } from '@chakra-ui/react'
import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NOTICES_WIDTH_PX } from '@smart-fire/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { OverlayActor } from '../app/overlay/overlay.actor'
import { useWall, useWallZoom } from '../lib/wall'
import type { MenuSection } from '../app/routes/granted-menus'
import { screenKeyOfPath } from '../lib/screen-key'
import { usePageFocus } from '../lib/use-page-focus'
import * as catalogue from './layout.messages'
import { NewerVersionBar } from './newer-version/newer-version-bar'
import { ContractBar } from './site-bars/contract-bar'
import { ShellOverlay } from './shell-overlay'
import { PrintHead } from './print-head/print-head'
import { ROOM_BELOW, Sidebar } from './sidebar/sidebar'
import { useSidebar } from './sidebar/use-sidebar'
import { SkipLink } from './skip-link'
import { tabTitle } from './tab-title'
import { TopBar } from './top-bar/top-bar'
import { useAskBeforeLeaving } from './use-ask-before-leaving'
import { useHeldPlace } from './use-held-place'
import { useSearchKey } from './use-search-key'
import { WallBar } from './wall/wall-bar'

/** Loaded for a super admin who acts as a site only. */
const ActingBar = lazy(() => import('./site-bars/acting-bar'))
const WarningsBar = lazy(() => import('./early-warnings/warnings-bar'))

export interface ShellProps {
  sections: readonly MenuSection[]
  droppedMenus?: number | undefined
  home: string
  user: SessionUser
}

/** Sidebar, top bar and overlay around every screen; on a wall only a bar above the screen. */
export function Shell(props: ShellProps) {
  return (
    <OverlayActor.Provider>
      <ShellView {...props} />
    </OverlayActor.Provider>
  )
}

/** The list of early warnings. Who has no menu entry for it is not told of them. */
const WARNINGS = 'gailan/earlyWarning'
const hasScreen = (sections: readonly MenuSection[], key: string) => sections.some(({ entries }) => entries.some((entry) => entry.key === key))

const ROOM_FOR_NOTICES = { me: { lg: `${NOTICES_WIDTH_PX}px` }, ...ROOM_BELOW }

export function ShellView({ sections, droppedMenus, home, user }: ShellProps) {
  const sidebar = useSidebar()
  const [isEdgeTaken, setEdgeTaken] = useState(false)
  const [maySound, setMaySound] = useState(false)
  const [alarms, setAlarms] = useState<UnacknowledgedAlarms>({ fires: 0, faults: 0 })
  const main = useRef<HTMLDivElement>(null)
  const holdPlace = useHeldPlace(main)
  const page = useRef<HTMLDivElement>(null)
  usePageFocus(page)
  const onUnacknowledged = (unacknowledged: UnacknowledgedAlarms) => {
    holdPlace()
    setAlarms(unacknowledged)
  }
  const onEdgeTaken = (isTaken: boolean) => {
    holdPlace()
    setEdgeTaken(isTaken)
  }
  const title = useScreenTitle(sections)
  useDocumentTitle(title, alarms)
  useSearchKey()
  useAskBeforeLeaving(alarms.fires + alarms.faults > 0)
  const isWall = useWall()
  useWallZoom(isWall)
  const state = OverlayActor.useSelector((snapshot) => snapshot.value)
  return (
    <Flex ref={page} h={isWall ? 'var(--wall-height, 100dvh)' : '100dvh'} bg="bg.canvas" color="fg.default" data-state={state}>
      <PrintHead title={title} user={user} />
      <SkipLink />
      {!isWall && <Sidebar sections={sections} dropped={droppedMenus} state={sidebar} home={home} logo={user.logo} isEdgeTaken={isEdgeTaken} />}
      <Flex direction="column" flex="1" minW="0">
        {isWall
          ? <WallBar {...{ onUnacknowledged, onEdgeTaken }} onMaySound={setMaySound} />
          : <TopBar sections={sections} sidebar={sidebar} home={home} user={user} {...{ onUnacknowledged, onEdgeTaken }} onMaySound={setMaySound} />}
        {/* the notices begin right below the top bar: bars and screen make room for them, so that they cover nothing */}
        <Flex direction="column" flex="1" minH="0" {...(isEdgeTaken && ROOM_FOR_NOTICES)}>
          {user.actingFor !== null && <Suspense fallback={null}><ActingBar name={user.actingFor} /></Suspense>}
          <NewerVersionBar />
          <ContractBar validUntil={user.validUntil} />
          {hasScreen(sections, WARNINGS) && <Suspense fallback={null}><WarningsBar path={`/${WARNINGS}`} maySound={maySound} /></Suspense>}
          <Box ref={main} as="main" id="main" tabIndex={-1} flex="1" minH="0" overflow="auto" outline="none">
            <Outlet />
          </Box>
        </Flex>
      </Flex>
      <ShellOverlay sections={sections} />
    </Flex>
  )
}

/** The name of the screen that is shown, from the menu. */
function useScreenTitle(sections: readonly MenuSection[]): string | undefined {
  const key = screenKeyOfPath(useLocation().pathname)
  return sections.flatMap(({ entries }) => entries).find((entry) => entry.key === key)?.title
}

/** Keeps the browser's tab title: the number of unacknowledged alarms and the name of the screen. */
function useDocumentTitle(title: string | undefined, alarms: UnacknowledgedAlarms) {
  const { product, fireTitle } = useMessages(catalogue)
  useEffect(() => {
    document.title = tabTitle(alarms, fireTitle, title ? `${title} · ${product}` : product)
  }, [title, product, fireTitle, alarms])
}
