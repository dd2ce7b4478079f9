import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { ChoiceBar, EmptyState, TextField } from '@smart-fire/ui'
import type { PlanViewportHandle } from '@smart-fire/ui/viewport'
import { useState, type RefObject } from 'react'
import { matches } from '../device-names'
import { markOf } from '../marks'
import { PlanEditorActor, selectShowsDraft } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'
import type { PlanEditorMessages } from '../plan-editor.messages'
import { DeviceItem } from './device-item'

const PANEL_WIDTH_PX = 320
/** a longer list is searched, not scrolled */
const MOST_LISTED = 100

type Tab = 'unplaced' | 'placed'

/** The devices of the floor, those without a mark first, with a search. */
export function DevicePanel({ handle }: { handle: RefObject<PlanViewportHandle | null> }) {
  const words = useMessages(catalogue)
  const base = PlanEditorActor.useSelector(({ context }) => context.base)
  const moved = PlanEditorActor.useSelector(({ context }) => context.moved)
  const isEditing = PlanEditorActor.useSelector((snapshot) => snapshot.matches({ plan: 'editing' }))
  const showsDraft = PlanEditorActor.useSelector(selectShowsDraft)
  const selected = PlanEditorActor.useSelector(({ context }) => context.selected)
  const [tab, setTab] = useState<Tab>('unplaced')
  const [shownFor, setShownFor] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  if (base === null || !isEditing || showsDraft) return null
  const isPlaced = (key: string) => markOf({ base, moved }, key) !== null
  // the list of the device that was selected; it does not change when that device is placed: the next one is below it
  if (selected !== shownFor) {
    setShownFor(selected)
    if (selected !== null) setTab(isPlaced(selected) ? 'placed' : 'unplaced')
  }
  const placed = base.devices.filter(({ key }) => isPlaced(key))
  const unplaced = base.devices.filter(({ key }) => !isPlaced(key))
  const found = (tab === 'placed' ? placed : unplaced).filter((device) => matches(device, search.trim()))
  return (
    <Flex as="section" aria-label={words.devices} direction="column" width={`${PANEL_WIDTH_PX}px`} flexShrink="0" minHeight="0" borderStartWidth="1px" borderColor="border.default" bg="bg.surface">
      <Stack gap="3" p="3" borderBottomWidth="1px" borderColor="border.default">
        <ChoiceBar
          label={words.tabs} value={tab} onChange={(value) => setTab(value === 'placed' ? 'placed' : 'unplaced')}
          options={[{ value: 'unplaced', label: words.unplacedTab(unplaced.length) }, { value: 'placed', label: words.placedTab(placed.length) }]}
        />
        <TextField type="search" label={words.search} hideLabel placeholder={words.searchHint} value={search} onChange={setSearch} />
      </Stack>
      <Box flex="1" minHeight="0" overflowY="auto" p="2">
        {found.length === 0 ? (
          <EmptyState compact title={emptyTitle(base.devices.length, search.trim(), tab, words)} />
        ) : (
          <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
            {found.slice(0, MOST_LISTED).map((device) => <li key={device.key}><DeviceItem device={device} handle={handle} /></li>)}
          </Stack>
        )}
        {found.length > MOST_LISTED ? <Text p="3" fontSize="sm" color="fg.muted">{words.more(found.length - MOST_LISTED)}</Text> : null}
      </Box>
    </Flex>
  )
}

function emptyTitle(devices: number, search: string, tab: Tab, words: PlanEditorMessages): string {
  if (devices === 0) return words.noDevices
  if (search !== '') return words.noMatch
  return tab === 'placed' ? words.noPlaced : words.noUnplaced
}
