import { Button, keepAim, NOTICES_WIDTH_PX } from '@smart-fire/ui'
import { Box, Flex, Heading, Text } from '@smart-fire/ui/layout'
import { useEffect, useState } from 'react'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectUnseen } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { FeedEntryCard } from './feed-entry-card'
import { FeedFoot } from './feed-foot'
import { keepFocus } from './keep-focus'
import { NoEntries } from './no-entries'
import { useSteadyEntries } from './use-steady-entries'

/** Entries that are drawn at first, and added on request; those beyond the maximum are in the list of pending exceptions. */
const STEP = 20
const MOST = 200

/** The lasting entries, unseen before seen and fire before fault. Rows do not move while the pointer or the focus is in the list. */
export function FeedList({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const { entries, arrived, show, handlers } = useSteadyEntries()
  const [limit, setLimit] = useState(STEP)
  const shown = entries.slice(0, limit)
  const [list, setList] = useState<HTMLElement | null>(null)
  useKeptFocus(list)
  // an entry that ends lets the others move up, below a mouse that was aimed at it
  useEffect(() => (list ? keepAim(list, 'article') : undefined), [list])
  return (
    <Flex
      ref={setList}
      as="section"
      aria-label={words.feed}
      direction="column"
      position="fixed"
      insetInlineEnd="2"
      top="16"
      bottom="2"
      // with its margins as wide as the notices that it replaces: the page has made room for them
      width={`${NOTICES_WIDTH_PX - 16}px`}
      maxWidth="calc(100vw - 16px)"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      boxShadow="overlay"
      zIndex="overlay"
      {...handlers}
    >
      <Head onClose={onClose} />
      {arrived > 0 ? (
        <Box px="3" pb="2">
          <Button size="sm" fullWidth onClick={show}>{words.arrived(arrived)}</Button>
        </Box>
      ) : null}
      <Flex direction="column" gap="2" flex="1" minH="0" overflow="auto" px="3" pb="3">
        {entries.length + arrived === 0 ? <NoEntries /> : null}
        {shown.map((entry) => <FeedEntryCard key={entry.alarm.key} entry={entry} />)}
        {entries.length > 0 ? <Rest shown={shown.length} total={entries.length} onMore={() => setLimit(limit + STEP)} /> : null}
      </Flex>
      <FeedFoot />
    </Flex>
  )
}

/**
 * The focus of the keyboard stays in the list while entries are acknowledged and handled: without one, the first button of the list has it. A click
 * leaves no focus behind, which would keep new entries out of the list after the pointer has left it.
 */
function useKeptFocus(list: HTMLElement | null): void {
  useEffect(() => {
    if (!list) return
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    let isClicked = false
    window.addEventListener('pointerdown', () => (isClicked = true), options)
    window.addEventListener('keydown', () => (isClicked = false), options)
    keepFocus(list, gone.signal, () => list.querySelector('button')?.focus(), () => !isClicked)
    return () => gone.abort()
  }, [list])
}

function Head({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const { fires, faults } = AlarmFeedActor.useSelector(selectUnseen, (a, b) => a.fires === b.fires && a.faults === b.faults)
  return (
    <Flex align="center" justify="space-between" gap="2" p="3">
      <Heading as="h2" size="sm">{words.feed}</Heading>
      <Flex gap="1">
        {fires + faults > 0 ? (
          <Button size="sm" onClick={() => actor.send({ type: 'entries.acknowledge' })}>
            {words.acknowledgeAll(fires + faults)}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={onClose}>{words.close}</Button>
      </Flex>
    </Flex>
  )
}

function Rest({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const words = useMessages({ zhCN, en })
  const leftOut = AlarmFeedActor.useSelector(({ context }) => context.leftOut)
  const canGrow = shown < total && shown < MOST
  return (
    <Flex direction="column" align="center" gap="1" pt="1" color="fg.muted" fontSize="sm">
      <Text>{words.shownOf(shown, total)}</Text>
      {canGrow ? <Button size="sm" variant="ghost" onClick={onMore}>{words.more}</Button> : null}
      {shown < total && !canGrow ? <Text>{words.rest(total - shown)}</Text> : null}
      {leftOut > 0 ? <Text>{words.leftOut(leftOut)}</Text> : null}
    </Flex>
  )
}
