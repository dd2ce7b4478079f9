import { Box, Flex, Text } from '@chakra-ui/react'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { recordKey, useMessages } from '@smart-fire/dialogs/provider'
import { Button, type Column, formatDateTime, IconButton, NO_VALUE, PagedTable, RelativeTime, StatusBadge, StatusMark } from '@smart-fire/ui'
import { Droplet, Map as MapIcon } from 'lucide-react'
import { useCallback, useContext, useMemo } from 'react'
import { RightsContext } from '../../../screens/rights/rights'
import { handleRightOf, hydrantOf, kindOf, objectOf, placeOf, planOf, stateOf, toneOf, whatOf } from '../event-words'
import { OverviewActor, selectEventsState, selectPlanAllowed, selectPlanUnknown } from '../overview.actor'
import * as catalogue from '../overview.messages'
import type { OverviewMessages } from '../overview.messages'
import { Card } from './card'

/** The latest events, handled or not. */
export function LatestEvents({ bare }: { bare: boolean }) {
  const messages = useMessages(catalogue)
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector(selectEventsState)
  const latest = OverviewActor.useSelector(({ context }) => context.latest)
  const allowed = OverviewActor.useSelector(selectPlanAllowed)
  const open = useCallback(
    (record: AbnormalRecord) => {
      const [hydrant, plan] = [hydrantOf(record), planOf(record)]
      if (hydrant) actor.send({ type: 'hydrant.open', hydrant })
      else if (plan) actor.send({ type: 'plan.open', plan })
    },
    [actor],
  )
  const rights = useContext(RightsContext)
  const handle = useCallback((record: AbnormalRecord) => actor.send({ type: 'record.handle', record }), [actor])
  const columns = useMemo(
    () => [...columnsOf(messages, allowed, open), ...(rights.size > 0 ? [actOf(messages.events, rights, handle)] : [])],
    [messages, allowed, open, rights, handle],
  )
  return (
    <Card title={messages.events.title} flush={!bare} aside={state === 'failed' ? undefined : <PlanUnknown words={messages.events} />}>
      <Box m={bare ? '0' : '-1px'}>
        <PagedTable
        label={messages.events.title} columns={columns} rows={latest?.events ?? []} rowKey={recordKey} fill={false}
        // a bar above the page marks stale data for all parts
        state={state === 'stale' ? 'ready' : state} onRetry={() => actor.send({ type: 'data.refresh' })} skeletonRows={8}
        droppedText={latest?.dropped ? messages.events.dropped(latest.dropped) : undefined}
        emptyText={messages.events.empty} failedText={messages.events.failed} rowTone={edgeOf}
        {...(allowed || latest?.events.some((record) => hydrantOf(record) !== null) ? { onRowActivate: open } : {})}
        />
      </Box>
    </Card>
  )
}

/** It is not known yet whether there are plans: that must not look as if there were none. */
function PlanUnknown({ words }: { words: OverviewMessages['events'] }) {
  const actor = OverviewActor.useActorRef()
  const unknown = OverviewActor.useSelector(selectPlanUnknown)
  if (!unknown) return null
  return (
    <Flex role="alert" align="center" gap="2">
      <StatusMark tone="fault" size={14} />
      {words.planUnknown}
      <Button size="sm" onClick={() => actor.send({ type: 'data.refresh' })}>{words.retryPlan}</Button>
    </Flex>
  )
}

function edgeOf(record: AbnormalRecord) {
  return record.handled ? undefined : toneOf(record)
}

function columnsOf(messages: OverviewMessages, allowed: boolean, open: (record: AbnormalRecord) => void): Column<AbnormalRecord>[] {
  const { events } = messages
  return [
    {
      id: 'kind', header: events.kind, width: 80,
      cell: (record) => <StatusBadge tone={toneOf(record)} size="sm" variant={record.handled ? 'plain' : 'subtle'}>{kindOf(record, events)}</StatusBadge>,
    },
    {
      id: 'time', header: events.time, width: 144,
      cell: ({ raisedAt }) => (
        <Box lineHeight="1.4">
          {raisedAt !== null && <Text><RelativeTime at={raisedAt} /></Text>}
          <Text fontSize="xs" color="fg.subtle" textStyle="num">{formatDateTime(raisedAt)}</Text>
        </Box>
      ),
    },
    { id: 'place', header: events.place, wrap: true, minWidth: LEAST_PLACE_PX, cell: (record) => <Place record={record} allowed={allowed} open={open} words={events} /> },
    {
      id: 'what', header: events.what, wrap: true, minWidth: LEAST_WHAT_PX,
      cell: (record) => (
        <Box lineHeight="1.4" maxW={{ base: '240px', '2xl': '420px' }}>
          <Text>{whatOf(record)}</Text>
          <Text fontSize="xs" color="fg.subtle" overflowWrap="anywhere">{objectOf(record)}</Text>
        </Box>
      ),
    },
    { id: 'repeats', header: events.repeats, width: 80, numeric: true, cell: ({ repeats }) => repeats ?? NO_VALUE },
    { id: 'state', header: events.state, width: 92, wrap: true, cell: (record) => stateOf(record, messages) },
  ]
}

/** The button that opens the verdict, for unhandled records of systems that the user may handle. The server checks again. */
function actOf(words: OverviewMessages['events'], rights: ReadonlySet<string>, handle: (record: AbnormalRecord) => void): Column<AbnormalRecord> {
  return {
    id: 'act', header: words.act, width: 84, sticky: 'end',
    cell: (record) => {
      if (record.handled || !rights.has(handleRightOf(record) ?? '')) return null
      const label = words.handleOf(placeOf(record))
      return <Button size="sm" variant={toneOf(record) === 'alarm' ? 'danger' : 'outline'} aria-label={label} aria-haspopup="dialog" onClick={() => handle(record)}>{words.handle}</Button>
    },
  }
}

/** With the icon beside it a place keeps about eight characters a line, and the table scrolls sideways before it gets less. */
const LEAST_PLACE_PX = 180

/** What happened in a line or two, and the numbers of the device unbroken. */
const LEAST_WHAT_PX = 160

/** The largest width of the place column: at 1280 px all columns fit side by side. */
const PLACE_WIDTH = { base: '260px', '2xl': '480px' }

interface PlaceProps {
  record: AbnormalRecord
  /** the tenant has floor plans; the map of a hydrant needs no permission */
  allowed: boolean
  open: (record: AbnormalRecord) => void
  words: OverviewMessages['events']
}

function Place({ record, allowed, open, words }: PlaceProps) {
  const [place, target] = [placeOf(record), targetOf(record, allowed)]
  if (target === null) return <Box maxW={PLACE_WIDTH}>{place}</Box>
  const [label, Icon] = target === 'hydrant' ? [words.openHydrant(place), Droplet] : [words.openPlan(place), MapIcon]
  return (
    <Flex align="center" justify="space-between" gap="2" maxW={PLACE_WIDTH}>
      {place}
      <IconButton size="sm" label={label} icon={<Icon size={16} aria-hidden />} onClick={() => open(record)} />
    </Flex>
  )
}

/** The dialog that an event opens. */
function targetOf(record: AbnormalRecord, planAllowed: boolean): 'hydrant' | 'plan' | null {
  if (hydrantOf(record) !== null) return 'hydrant'
  return planAllowed && planOf(record) !== null ? 'plan' : null
}
