import type { UiTheme } from '@smart-fire/ui'
import { Component, useEffect, type ReactNode } from 'react'
import { useMessages } from '../provider'
import { useReturnedFocus } from '../shared/use-returned-focus'
import { ELEMENTS } from './element-table'
import { ElementContent } from './element-content'
import { en, zhCN } from './elements.messages'
import { FeedFailed } from './feed-failed'
import { propertyOf } from './attribute-values'
import type { Seat } from './seat'

/** What one element shows at its desk: nothing while it is closed. */
export function SeatView({ seat, theme }: { seat: Seat; theme: UiTheme }) {
  const words = useMessages({ zhCN, en })
  const isOpen = !('open' in seat.values) || seat.values.open
  // the feed is no dialog, and opens its own
  useReturnedFocus(isOpen && seat.name !== 'alarm-feed')
  if (!isOpen) return null
  const missing = missingOf(seat)
  if (missing.length > 0) return <Report seat={seat} message={words.missing(missing.join(', '))} />
  return (
    <Boundary
      onError={(error) => seat.dispatch('fs-error', { reason: 'drawing', message: words.broken, error })}
      failed={(retry) => (seat.name === 'alarm-feed' ? <FeedFailed seat={seat} theme={theme} onRetry={retry} /> : null)}
    >
      <ElementContent seat={seat} theme={theme} />
    </Boundary>
  )
}

function missingOf({ name, values }: Seat): string[] {
  const given: Readonly<Record<string, unknown>> = { ...values }
  return ELEMENTS[name].needs.filter((attribute) => given[propertyOf(attribute)] === null)
}

function Report({ seat: { dispatch }, message }: { seat: Seat; message: string }) {
  useEffect(() => dispatch('fs-error', { reason: 'attribute', message, error: null }), [dispatch, message])
  return null
}

interface BoundaryProps {
  children: ReactNode
  onError: (error: unknown) => void
  failed: (retry: () => void) => ReactNode
}

/** An error in one element must not take the others, and the alarms, from the page. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.failed(() => this.setState({ failed: false })) : this.props.children
  }
}
