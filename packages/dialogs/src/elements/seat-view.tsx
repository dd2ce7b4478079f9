import { UiRoot } from '@smart-fire/ui'
import { Component, useEffect, type ReactNode } from 'react'
import { useMessages } from '../provider'
import { InLocale } from '../provider/internal'
import { ELEMENTS } from './element-table'
import { ElementContent } from './element-content'
import { en, zhCN } from './elements.messages'
import { propertyOf } from './attribute-values'
import type { Seat } from './seat'

/** One element in its own root, language and theme. */
export function SeatView({ seat }: { seat: Seat }) {
  const { locale, theme } = seat.values
  const { system, zIndexBase } = seat.options
  return (
    <UiRoot shadowRoot={seat.shadowRoot} nonce={seat.nonce} theme={theme ?? 'light'} locale={locale ?? 'zh-CN'} system={system} zIndexBase={zIndexBase}>
      <InLocale locale={locale ?? 'zh-CN'}>
        <Drawn seat={seat} />
      </InLocale>
    </UiRoot>
  )
}

function Drawn({ seat }: { seat: Seat }) {
  const words = useMessages({ zhCN, en })
  const isOpen = !('open' in seat.values) || seat.values.open
  if (!isOpen) return null
  const missing = missingOf(seat)
  if (missing.length > 0) return <Report seat={seat} message={words.missing(missing.join(', '))} />
  return (
    <Boundary onError={(error) => seat.dispatch('fs-error', { message: words.broken, error })}>
      <ElementContent seat={seat} />
    </Boundary>
  )
}

function missingOf({ name, values }: Seat): string[] {
  const given: Readonly<Record<string, unknown>> = { ...values }
  return ELEMENTS[name].needs.filter((attribute) => given[propertyOf(attribute)] === null)
}

function Report({ seat: { dispatch }, message }: { seat: Seat; message: string }) {
  useEffect(() => dispatch('fs-error', { message, error: null }), [dispatch, message])
  return null
}

/** An error in one element must not take the others, and the alarms, from the page. */
class Boundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
