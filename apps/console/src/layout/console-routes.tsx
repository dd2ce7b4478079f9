import { useMessages } from '@smart-fire/dialogs/provider'
import { LoadingState } from '@smart-fire/ui'
import { lazy, Suspense, useMemo } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { grantedKeys, grantedSections, homePath, translated } from '../app/routes/granted-menus'
import type { Screen } from '../app/routes/screen'
import { SCREENS } from '../app/routes/screens'
import type { SignedInUser } from '../app/session/session.context'
import { RightsContext, rightsOf } from '../screens/rights/rights'
import { ErrorBoundary } from '../lib/error-boundary'
import * as menuTitles from '../lib/menu-titles.messages'
import { screenKey } from '../lib/screen-key'
import { BrokenPart } from './broken-part'
import { ForbiddenPage } from './forbidden-page'
import { NotFoundPage } from './not-found-page'
import { Shell } from './shell'

/** The routes of the console, built from what the server granted (spec 1 §2). */
export function ConsoleRoutes({ signedIn, screens = SCREENS }: { signedIn: SignedInUser; screens?: readonly Screen[] }) {
  const titles = useMessages(menuTitles)
  const sections = useMemo(() => translated(grantedSections(signedIn.menus, screens), titles), [signedIn.menus, screens, titles])
  const granted = useMemo(() => grantedKeys(signedIn.menus), [signedIn.menus])
  const lazyScreens = useMemo(() => screens.map((screen) => ({ key: screenKey(screen), View: lazy(screen.load) })), [screens])
  const rights = useMemo(() => rightsOf(signedIn.user.elements), [signedIn.user.elements])
  const home = homePath(sections)
  return (
    <RightsContext.Provider value={rights}>
      <Routes>
        <Route element={<Shell sections={sections} droppedMenus={signedIn.droppedMenus} home={home} user={signedIn.user} />}>
          <Route index element={<Navigate to={home} replace />} />
          <Route path="login" element={<Navigate to="/" replace />} />
          {lazyScreens.map(({ key, View }) => (
            <Route
              key={key}
              path={`${key}/:id?`}
              element={granted.has(key)
                ? <ErrorBoundary key={key} fallback={<BrokenPart />}><Suspense fallback={<LoadingState />}><View /></Suspense></ErrorBoundary>
                : <ForbiddenPage missing={key} home={home} />}
            />
          ))}
          <Route path="401" element={<ForbiddenPage missing={null} home={home} />} />
          <Route path="*" element={<NotFoundPage home={home} />} />
        </Route>
      </Routes>
    </RightsContext.Provider>
  )
}
