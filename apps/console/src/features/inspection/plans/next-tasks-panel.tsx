import type { InspectionPlan } from '@smart-fire/api-client/inspection'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, formatDateTime, PagedTable, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import type { PanelProps } from '../../../screens'
import { previewOf } from './next-tasks'
import * as catalogue from './next-tasks.messages'

/** The next ten tasks of a plan. A frozen one says that it has none. */
export function NextTasksPanel({ row, onClose }: PanelProps<InspectionPlan>) {
  const words = useMessages(catalogue)
  const [now] = useState(() => Date.now())
  const tasks = previewOf(row, now)
  return (
    <SlidePanel open onClose={onClose} title={words.title(row.routeName ?? row.id)}>
      {row.frozen ? <WarningBar>{words.frozen}</WarningBar> : null}
      {tasks === null ? <EmptyState title={words.unreadable} /> : (
        <PagedTable
          label={words.list} fill={false} rows={tasks} rowKey={({ startsAt }) => String(startsAt)} state={tasks.length === 0 ? 'empty' : 'ready'} emptyText={words.none}
          columns={[
            { id: 'start', header: words.start, numeric: true, width: 172, cell: ({ startsAt }) => formatDateTime(startsAt) },
            { id: 'end', header: words.end, numeric: true, width: 172, cell: ({ endsAt }) => formatDateTime(endsAt) },
          ]}
        />
      )}
    </SlidePanel>
  )
}
