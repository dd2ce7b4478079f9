import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { themes } from 'storybook/theming'
import { passArgsOn } from '../live/frame-args'
import { frameGlobals } from '../live/frame-globals'
import { useToolbar } from '../live/toolbar'
import './docs.css'

/** A docs page and its story frames in the theme and language of the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar()
  useEffect(() => keepFramesAt(frameGlobals(toolbar)), [toolbar])
  useEffect(passArgsOn, [])
  return (
    <div className="docs" data-theme={toolbar.theme}>
      <DocsContainer context={context} theme={toolbar.theme === 'dark' ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </div>
  )
}

/** Reloads the story frames of a docs page with new globals: they are separate documents, which the toolbar does not update. */
function keepFramesAt(globals: string): () => void {
  const turn = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs .sb-story iframe')) {
      const address = new URL(frame.src)
      if (address.searchParams.get('globals') === globals) continue
      address.searchParams.set('globals', globals)
      frame.src = address.href
    }
  }
  turn()
  const watch = new MutationObserver(turn)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
