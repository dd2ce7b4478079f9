import { Button, UiRoot, type UiTheme } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocale, useMessages } from '../provider'
import { en, zhCN } from './elements.messages'
import type { SeatNamed } from './seat'

interface InElementProps {
  seat: Pick<SeatNamed<'alarm-feed'>, 'nonce' | 'shadowRoot' | 'mount'>
  theme: UiTheme
  children: ReactNode
}

/** Draws its content where the element is, in its shadow root; what is drawn otherwise stands at the desk. */
export function InElement({ seat: { nonce, shadowRoot, mount }, theme, children }: InElementProps) {
  const locale = useLocale()
  return createPortal(<UiRoot shadowRoot={shadowRoot} nonce={nonce} theme={theme} locale={locale}>{children}</UiRoot>, mount)
}

/** In place of the feed that was not loaded, or broke: a page without its alarms must not look like a quiet one. */
export function FeedFailed({ seat, theme, onRetry }: Omit<InElementProps, 'children'> & { onRetry: () => void }) {
  const words = useMessages({ zhCN, en })
  return <InElement seat={seat} theme={theme}><Button size="sm" variant="danger" onClick={onRetry}>{`${words.feedFailed} · ${words.retry}`}</Button></InElement>
}
