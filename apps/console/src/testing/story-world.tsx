import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { preferences } from '../lib/preferences/preferences'
import { showPreferences } from '../lib/preferences/show-preferences'

/** Applies theme and language of the workbench's toolbar to the console. */
export function followToolbar({ globals }: { globals: Record<string, unknown> }): void {
  preferences().set('theme', globals.theme === 'dark' ? 'dark' : 'light')
  preferences().set('locale', globals.locale === 'en' ? 'en' : 'zh-CN')
  showPreferences(document.documentElement)
}

/** A client of the mock platform; only lazily loaded parts of a story make requests. */
export function storyClient(): ApiClient {
  return createApiClient(createMockBackend().clientOptions())
}

/** The same for pages without a session. */
export function storySignInClient() {
  return createSignInClient(createMockBackend().clientOptions())
}

/** Renders a page without a session outside the workbench's UiRoot, as in the product: such pages have plain CSS only. */
export function FrontStage({ children }: { children: ReactNode }) {
  return createPortal(<div style={{ position: 'fixed', inset: 0, overflow: 'auto' }}>{children}</div>, document.body)
}

/** The provider of the console, without an alarm link. */
export function StoryWorld({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const [client] = useState(storyClient)
  return (
    <SmartFireProvider
      client={client} theme={globals.theme === 'dark' ? 'dark' : 'light'} locale={globals.locale === 'en' ? 'en' : 'zh-CN'}
    >
      {children}
    </SmartFireProvider>
  )
}
