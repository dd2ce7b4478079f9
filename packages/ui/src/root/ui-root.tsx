'use client'
import { ChakraProvider, EnvironmentProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { ToastProvider } from '../components/toast/toast-provider'
import { UI_LOCALES, UiLocaleContext, type UiLocale } from '../locale/ui-locale'
import { contextOf, createSmartFireSystem, type SmartFireSystem } from '../theme/create-smart-fire-system'
import type { UiTheme } from '../theme/ui-theme'
import { PortalRootContext } from './portal-root'
import { ROOT_CLASS } from './rule-prefixer'
import { styleCache } from './style-cache'
import { useOverlayNode } from './use-overlay-node'

export interface UiRootProps {
  children: ReactNode
  theme?: UiTheme | undefined
  locale?: UiLocale | undefined
  /** Added to every z-index of ours; the live notices stand at 9999 above it. */
  zIndexBase?: number | undefined
  /** For a Content-Security-Policy without `unsafe-inline` styles. */
  nonce?: string | undefined
  /** Where the overlays' own root is put; the body by default. */
  getPopupContainer?: (() => HTMLElement) | undefined
  /** Everything of ours stands in this shadow root: styles and overlays too. Mount into a child of it (embedding C5). */
  shadowRoot?: ShadowRoot | undefined
  system?: SmartFireSystem | undefined
  /** The root is the page: it takes the height of its parent and paints the canvas. */
  fill?: boolean | undefined
}

/**
 * The one frame around everything of ours: tokens, styles, overlays, words.
 * It neither writes a rule for the host's elements nor lets the host's rules in (embedding C4).
 */
export function UiRoot({
  children, theme = 'dark', locale = 'zh-CN', zIndexBase = 0, nonce, getPopupContainer, shadowRoot, system, fill = false,
}: UiRootProps) {
  const context = useMemo(() => contextOf(system ?? defaultSystem()), [system])
  const [cache] = useState(() => (typeof document === 'undefined' ? undefined : styleCache(shadowRoot ?? document.head, nonce)))
  const overlays = useOverlayNode({ theme, locale, zIndexBase, getPopupContainer, shadowRoot })
  const style = { '--fsc-z-base': zIndexBase, isolation: 'isolate' } as CSSProperties
  const tree = (
    <ChakraProvider value={context}>
      <UiLocaleContext.Provider value={UI_LOCALES[locale]}>
        <PortalRootContext.Provider value={overlays}>
          <div className={ROOT_CLASS} data-theme={theme} data-fill={fill || undefined} lang={locale} style={style}>
            <ToastProvider>{children}</ToastProvider>
          </div>
        </PortalRootContext.Provider>
      </UiLocaleContext.Provider>
    </ChakraProvider>
  )
  const placed = shadowRoot ? <EnvironmentProvider value={() => shadowRoot}>{tree}</EnvironmentProvider> : tree
  return cache ? <CacheProvider value={cache}>{placed}</CacheProvider> : placed
}

let shared: SmartFireSystem | undefined

function defaultSystem(): SmartFireSystem {
  shared ??= createSmartFireSystem()
  return shared
}
