import { Button, FailedState } from '@smart-fire/ui'
import { Box, Flex } from '@smart-fire/ui/layout'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { ErrorBoundary } from '../../shared/parts/error-boundary'
import { focusedNow } from '../../shared/parts/focused-now'
import { LazyPart } from '../../shared/parts/lazy-part'
import { useMessages } from '../use-services'
import { en, zhCN } from './lazy-dialog.messages'

export interface LazyDialogProps<Props extends { onClose: () => void }> {
  /** loads the dialog; the same function at every render */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A dialog that is loaded when it is opened. A failure to load, or an error inside, is shown and can be retried. */
export function LazyDialog<Props extends { onClose: () => void }>({ load, props }: LazyDialogProps<Props>) {
  const [attempt, setAttempt] = useState(0)
  const failed = (retry: () => void) => <NotOpened onRetry={retry} onClose={props.onClose} />
  return (
    <ErrorBoundary key={attempt} fallback={failed(() => setAttempt(attempt + 1))}>
      <LazyPart load={load} props={props} loading={null} failed={failed} />
    </ErrorBoundary>
  )
}

/** Drawn without ui's dialog, which is a chunk of its own and could not be loaded either without a network. */
function NotOpened({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const box = useFocusWhileHere()
  return (
    <Box
      ref={box}
      role="alertdialog"
      aria-label={words.title}
      tabIndex={-1}
      position="fixed"
      top="24"
      insetInline="0"
      mx="auto"
      width="420px"
      maxWidth="calc(100vw - 24px)"
      p="4"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      boxShadow="overlay"
      zIndex="overlay"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <FailedState title={words.title} onRetry={onRetry}>{words.text}</FailedState>
      <Flex justify="center" gap="2" mt="2">
        {/* a page that is older than the server finds its parts only after a reload */}
        <Button size="sm" onClick={() => window.location.reload()}>{words.reload}</Button>
        <Button size="sm" variant="ghost" onClick={onClose}>{words.close}</Button>
      </Flex>
    </Box>
  )
}

/** The message replaces a dialog, so it takes the focus and returns it as a dialog would. */
function useFocusWhileHere() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = focusedNow()
    box.current?.focus()
    return () => {
      if (before?.isConnected) before.focus()
    }
  }, [])
  return box
}
