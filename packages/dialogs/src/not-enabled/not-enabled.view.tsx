import { Flex } from '@chakra-ui/react'
import { Button, formatDateTime, PagedTable } from '@smart-fire/ui'
import { shallowEqual } from '@xstate/react'
import { useMemo } from 'react'
import { statePaths, useMessages } from '../provider'
import { paginationOf, selectPaging } from '../shared/pagination-of'
import { ScreenDialog } from '../shared/screen-dialog'
import { NotEnabledActor } from './not-enabled.actor'
import { notEnabledColumns } from './not-enabled-columns'
import { en, zhCN, type NotEnabledMessages } from './not-enabled.messages'
import {
  selectLoadedAt,
  selectPlace,
  selectRefreshing,
  selectRowKind,
  selectRows,
  selectTableState,
  selectValue,
} from './not-enabled.selectors'
import type { NotEnabledPlace } from './not-enabled.types'

const PAGE_SIZES = [10, 15, 30, 40] as const // spec 2 §9

/** The list as it is in the actor's state; the shell decides when it is there at all. */
export function NotEnabledView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = NotEnabledActor.useActorRef()
  const value = NotEnabledActor.useSelector(selectValue)
  const place = NotEnabledActor.useSelector(selectPlace)
  const kind = NotEnabledActor.useSelector(selectRowKind)
  const refreshing = NotEnabledActor.useSelector(selectRefreshing)
  const state = NotEnabledActor.useSelector(selectTableState)
  const paging = NotEnabledActor.useSelector(selectPaging, shallowEqual)
  const refresh = () => actor.send({ type: 'data.refresh' })
  return (
    <ScreenDialog
      open
      onClose={onClose}
      title={words.title}
      subtitle={placeText(place, words)}
      actions={
        <Button size="sm" loading={refreshing} onClick={refresh}>
          {words.refresh}
        </Button>
      }
    >
      <Flex data-state={statePaths(value)} direction="column" height="full" minHeight="0">
        <PagedTable
          label={words.list}
          columns={useMemo(() => notEnabledColumns(words, kind), [words, kind])}
          rows={NotEnabledActor.useSelector(selectRows)}
          rowKey={({ id }) => id}
          state={state}
          onRetry={refresh}
          emptyText={words.empty}
          failedText={words.failed}
          staleText={words.stale(formatDateTime(NotEnabledActor.useSelector(selectLoadedAt)))}
          pagination={paginationOf(paging, state, PAGE_SIZES, actor)}
        />
      </Flex>
    </ScreenDialog>
  )
}

function placeText(place: NotEnabledPlace, words: NotEnabledMessages): string {
  if ('hydrantId' in place) return words.hydrant
  return place.floor === null ? words.wholeBuilding : words.floor(place.floor)
}
