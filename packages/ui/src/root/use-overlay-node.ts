import { useRef, useState } from 'react'
import type { UiLocale } from '../locale/ui-locale'
import type { UiTheme } from '../theme/ui-theme'
import { ROOT_CLASSES } from './root-class'
import { useLayoutEffect } from './use-layout-effect'

interface OverlayNodeOptions {
  theme: UiTheme
  locale: UiLocale
  zIndexBase: number
  getPopupContainer: (() => HTMLElement) | undefined
  shadowRoot: ShadowRoot | undefined
}

/**
 * A second root element for overlays, at the end of the page or of the shadow root. It exists as long as the component is mounted: with another
 * element every open overlay would be made anew, and lose its focus and what was typed.
 */
export function useOverlayNode({ theme, locale, zIndexBase, getPopupContainer, shadowRoot }: OverlayNodeOptions): HTMLElement | null {
  const [node, setNode] = useState<HTMLElement | null>(null)
  // hosts write this function inline, so that it is another one whenever they render: what counts is the element that it gives
  const wanted = () => getPopupContainer?.() ?? shadowRoot
  const latest = useRef(wanted)

  useLayoutEffect(() => {
    latest.current = wanted
    const container = wanted()
    // one that was removed stays so: strict mode runs effects once more, and makes another
    if (node?.parentNode && container && node.parentNode !== container) container.append(node)
  })

  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.className = ROOT_CLASSES
    // no box: the container may be a grid or flex layout of the host, and all overlays have places of their own
    made.style.display = 'contents'
    const container = latest.current() ?? document.body
    container.append(made)
    setNode(made)
    return () => made.remove()
  }, [])

  useLayoutEffect(() => {
    if (!node) return
    node.dataset['theme'] = theme
    node.lang = locale
    node.style.setProperty('--fsc-z-base', String(zIndexBase))
  }, [node, theme, locale, zIndexBase])

  return node
}
