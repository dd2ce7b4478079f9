'use client'
import { ChakraProvider, EnvironmentProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { ToastProvider } from '../components/toast/toast-provider'
import { localeOf, UiLocaleContext, type UiLocale } from '../locale/ui-locale'
import { contextOf, createSmartFireSystem, type SmartFireSystem } from '../theme/create-smart-fire-system'
import type { UiTheme } from '../theme/ui-theme'
import { PortalRootContext } from './portal-root'
import { ROOT_CLASSES } from './root-class'
import { ServerStyles } from './server-styles'
import { useOverlayNode } from './use-overlay-node'
import { useRootCache } from './use-root-cache'
import { useStylesCheck } from './use-styles-check'

export interface UiRootProps {
  children: ReactNode
  theme?: UiTheme | undefined
  locale?: UiLocale | undefined
  /** Added to each of our z-indexes; live notices are at 9999 above it. */
  zIndexBase?: number | undefined
  /** For a Content-Security-Policy without `unsafe-inline` styles. */
  nonce?: string | undefined
  /** The element that the overlay root is appended to; the body by default. */
  getPopupContainer?: (() => HTMLElement) | undefined
  /** Puts styles and overlays into this shadow root too. Mount `UiRoot` into a child of it (embedding C5). */
  shadowRoot?: ShadowRoot | undefined
  system?: SmartFireSystem | undefined
  /** For a root that is the whole page: it takes the height of its parent and paints the background. */
  fill?: boolean | undefined
}

/**
 * The root of all our components: tokens, styles, overlays, messages.
 * Our rules do not apply to the host's elements, and the host's rules do not change ours (embedding C4).
 */
export function UiRoot({
  children, theme = 'dark', locale = 'zh-CN', zIndexBase = 0, nonce, getPopupContainer, shadowRoot, system, fill = false,
}: UiRootProps) {
  const context = useMemo(() => contextOf(system ?? defaultSystem()), [system])
  const cache = useRootCache(shadowRoot, nonce)
  const words = localeOf(locale)
  useStylesCheck(cache, words.messages.stylesBlocked)
  const overlays = useOverlayNode({ theme, locale: words.locale, zIndexBase, getPopupContainer, shadowRoot })
  const style = { '--fsc-z-base': zIndexBase, isolation: 'isolate' } as CSSProperties
  const tree = (
    <ChakraProvider value={context}>
      <UiLocaleContext.Provider value={words}>
        <PortalRootContext.Provider value={overlays}>
          <div className={ROOT_CLASSES} data-theme={theme} data-fill={fill || undefined} lang={words.locale} style={style}>
            <ToastProvider>{children}</ToastProvider>
            <ServerStyles cache={cache} nonce={nonce} />
          </div>
        </PortalRootContext.Provider>
      </UiLocaleContext.Provider>
    </ChakraProvider>
  )
  const placed = shadowRoot ? <EnvironmentProvider value={() => shadowRoot}>{tree}</EnvironmentProvider> : tree
  return <CacheProvider value={cache}>{placed}</CacheProvider>
}

let shared: SmartFireSystem | undefined

function defaultSystem(): SmartFireSystem {
  shared ??= createSmartFireSystem()
  return shared
}
