import { type DataState, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { Heading, Stack, Text } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { HydrantActor } from '../hydrant.actor'

interface FactsSectionProps {
  title: string
  state: DataState
  words: { failed: string; stale: string; empty?: string }
  children: ReactNode
}

/** A part of the panel: loading, failed, certainly empty, or its content, which may be stale. */
export function FactsSection({ title, state, words, children }: FactsSectionProps) {
  const actor = HydrantActor.useActorRef()
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Stack as="section" aria-label={title} gap="2" aria-busy={state === 'refreshing' || undefined}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {state === 'loading' ? <LoadingState compact /> : null}
      {state === 'failed' ? <FailedState compact title={words.failed} onRetry={retry} /> : null}
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.stale}</StaleBar> : null}
      {state === 'empty' ? <Text color="fg.muted">{words.empty}</Text> : null}
      {state === 'ready' || state === 'refreshing' || state === 'stale' ? children : null}
    </Stack>
  )
}
