import { useMessages } from '@smart-fire/dialogs/provider'
import { FailedState } from '@smart-fire/ui'
import * as catalogue from './pages.messages'

/** Replaces a screen that could not be loaded or rendered; its button reloads the page. */
export function BrokenPart() {
  const messages = useMessages(catalogue)
  return <FailedState title={messages.broken} onRetry={() => window.location.reload()}>{messages.brokenText}</FailedState>
}
