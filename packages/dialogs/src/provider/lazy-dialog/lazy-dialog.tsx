import { Button, FailedState, ModalDialog } from '@smart-fire/ui'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { useMessages } from '../provider'
import { en, zhCN } from './lazy-dialog.messages'
import { LazyPart } from './lazy-part'

interface LazyDialogProps<Props extends { onClose: () => void }> {
  /** brings the dialog; the same function at every render */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A dialog that is fetched when it is opened. When it does not come, or breaks, that is said and can be tried again. */
export function LazyDialog<Props extends { onClose: () => void }>({ load, props }: LazyDialogProps<Props>) {
  const [attempt, setAttempt] = useState(0)
  const failed = (retry: () => void) => <NotOpened onRetry={retry} onClose={props.onClose} />
  return (
    <Boundary key={attempt} fallback={failed(() => setAttempt(attempt + 1))}>
      <LazyPart load={load} props={props} loading={null} failed={failed} />
    </Boundary>
  )
}

function NotOpened({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  return (
    <ModalDialog
      open
      size="sm"
      title={words.title}
      onClose={onClose}
      // a page that is older than the server finds its parts only after a reload
      footer={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
    >
      <FailedState compact title={words.text} onRetry={onRetry} />
    </ModalDialog>
  )
}

/** A dialog that breaks must not take the page and its alarms along. */
class Boundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
