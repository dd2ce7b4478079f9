import { Box, chakra } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, isComposing, LiveRegion, ModalDialog, WarningBar } from '@smart-fire/ui'
import { KeyHint } from '@smart-fire/ui/screen'
import { useId, useState, type KeyboardEvent } from 'react'
import { PaletteActor } from './palette.actor'
import { SHORTEST_QUERY } from './palette.machine'
import * as catalogue from './palette.messages'
import { failedGroups, groupsOf, type PaletteOption } from './palette.options'
import type { CommandPaletteProps } from './palette.types'
import { PALETTE_STYLE } from './palette.style'
import { PaletteList } from './parts/palette-list'

/** A text box with grouped results below it: arrow keys choose, Enter opens, Escape closes. */
export function PaletteView({ sections, takeEarlyText, onGo, onClose }: CommandPaletteProps) {
  const words = useMessages(catalogue)
  const listId = useId()
  const actor = PaletteActor.useActorRef()
  const state = PaletteActor.useSelector(({ value }) => value)
  const query = PaletteActor.useSelector(({ context }) => context.query)
  const found = PaletteActor.useSelector(({ context }) => context.found)
  const groups = groupsOf(query, sections, found, words)
  const options = groups.flatMap((group) => group.options)
  const [pointed, setPointed] = useState<string | null>(null)
  const active = options.find(({ id }) => id === pointed) ?? options[0]
  const go = ({ to }: PaletteOption) => onGo(to)
  const isSearching = state === 'waiting' || state === 'searching'
  // only screens were looked through: that is not nothing
  const isShort = query.trim() !== '' && query.trim().length < SHORTEST_QUERY
  const nothing = isShort ? words.tooShort(SHORTEST_QUERY) : words.nothing(query.trim())

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && active) go(active)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setPointed(neighbour(options, active, event.key === 'ArrowDown' ? 1 : -1))
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog open onClose={onClose} title={words.title} size="lg">
      <Box css={PALETTE_STYLE} data-state={state}>
        <chakra.input
          type="text" role="combobox" aria-expanded={options.length > 0} aria-controls={listId} aria-autocomplete="list" aria-label={words.label}
          aria-activedescendant={active && `${listId}-${active.id}`} placeholder={words.placeholder} autoComplete="off" spellCheck={false}
          value={query} onKeyDown={onKeyDown}
          onFocus={() => {
            const early = takeEarlyText?.()
            if (early) actor.send({ type: 'query.changed', query: early })
          }}
          onChange={({ target }) => {
            setPointed(null)
            actor.send({ type: 'query.changed', query: target.value })
          }}
        />
        <PaletteList id={listId} groups={groups} active={active?.id ?? null} onPoint={setPointed} onGo={go} />
        {isSearching ? <p className="note">{words.searching}</p> : null}
        {!isSearching && (isShort || options.length === 0) && failedGroups(found).length === 0 ? <p className="note">{nothing}</p> : null}
        <Failures onRetry={() => actor.send({ type: 'search.retry' })} />
        <p className="keys"><KeyHint keys={['↑', '↓']} /> {words.move} <KeyHint keys={['Enter']} /> {words.open}</p>
        <LiveRegion>{isSearching ? null : options.length === 0 ? nothing : words.counted(options.length)}</LiveRegion>
      </Box>
    </ModalDialog>
  )
}

/** Which kinds could not be searched: they never look like kinds without a result. */
function Failures({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(catalogue)
  const failed = failedGroups(PaletteActor.useSelector(({ context }) => context.found))
  if (failed.length === 0) return null
  return (
    <WarningBar>
      {words.failed(failed.map((name) => words.groups[name]).join(words.between))}
      {' '}
      <Button size="sm" variant="link" onClick={onRetry}>{words.retry}</Button>
    </WarningBar>
  )
}

/** The next or previous option; after the last comes the first. */
function neighbour(options: readonly PaletteOption[], active: PaletteOption | undefined, step: 1 | -1): string | null {
  const at = options.findIndex(({ id }) => id === active?.id)
  return options[(at + step + options.length) % options.length]?.id ?? null
}
