import { Heading, Stack, Text } from '@chakra-ui/react'
import { type DataState, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { HydrantActor } from '../hydrant.actor'

interface FactsSectionProps {
  title: string
  place: DataState
  words: { failed: string; stale: string; empty?: string }
  children: ReactNode
}

/** A part of the panel: on its way, not to be had, certainly nothing, or its contents, which may be old. */
export function FactsSection({ title, place, words, children }: FactsSectionProps) {
  const actor = HydrantActor.useActorRef()
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Stack as="section" aria-label={title} gap="2" aria-busy={place === 'refreshing' || undefined}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {place === 'loading' ? <LoadingState compact /> : null}
      {place === 'failed' ? <FailedState compact title={words.failed} onRetry={retry} /> : null}
      {place === 'stale' ? <StaleBar onRetry={retry}>{words.stale}</StaleBar> : null}
      {place === 'empty' ? <Text color="fg.muted">{words.empty}</Text> : null}
      {place === 'ready' || place === 'refreshing' || place === 'stale' ? children : null}
    </Stack>
  )
}
