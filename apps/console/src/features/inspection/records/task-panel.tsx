import { floorAndPosition } from '@smart-fire/api-client'
import { INSPECTION_RESULT, inspectionRecords, type InspectionTask, type InspectionTaskPoint, type WholeInspectionTask } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, NO_VALUE, PagedTable, SlidePanel, StatusBadge, WarningBar } from '@smart-fire/ui'
import { LoadedArea, useLoaded, type PanelProps } from '../../../screens'
import * as catalogue from './panels.messages'

/** The panel of a task: each of its facilities, and what became of it. */
export function TaskPanel({ row, onClose }: PanelProps<InspectionTask>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<WholeInspectionTask, { id: string }>({ load: ({ id }, signal) => client.with(inspectionRecords).tasks.get(id, signal), query: { id: row.id } })
  return (
    <SlidePanel open onClose={onClose} title={row.routeName ?? words.task} subtitle={`${formatDateTime(row.startsAt)} – ${formatDateTime(row.endsAt)}`}>
      <LoadedArea loaded={loaded} name={words.points}>
        {(task) => <Points task={task} />}
      </LoadedArea>
    </SlidePanel>
  )
}

/** The facilities of a task; of those that could not be read it says how many are missing. */
function Points({ task: { label: points, points: all } }: { task: WholeInspectionTask }) {
  const words = useMessages(catalogue)
  const unread = (all ?? 0) - points.length
  return (
    <>
      {unread > 0 ? <WarningBar>{words.notListed(unread)}</WarningBar> : null}
      {unread > 0 && points.length === 0 ? null : (
        <PagedTable
          label={words.points} fill={false} rows={points} rowKey={({ id }) => id} state={points.length === 0 ? 'empty' : 'ready'} emptyText={words.noPoints}
          columns={[
            { id: 'facility', header: words.points, wrap: true, cell: ({ typeName, number }) => `${typeName ?? ''} ${number ?? ''}` },
            { id: 'position', header: words.position, wrap: true, cell: ({ buildingName, unitName, floor, position }) => [buildingName ?? unitName, ...floorAndPosition({ floor, position })].filter(Boolean).join(' · ') },
            { id: 'result', header: words.result, width: 160, cell: (point) => <Outcome point={point} /> },
            { id: 'time', header: words.time, width: 172, numeric: true, cell: ({ inspectedAt }) => (inspectedAt === null ? NO_VALUE : formatDateTime(inspectedAt)) },
            { id: 'person', header: words.person, width: 90, cell: ({ inspector }) => inspector ?? NO_VALUE },
          ]}
        />
      )}
    </>
  )
}

function Outcome({ point: { result, missed, skipReason, doneAt } }: { point: InspectionTaskPoint }) {
  const words = useMessages(catalogue)
  if (missed) return <StatusBadge tone="fault" size="sm">{words.missed}</StatusBadge>
  if (result !== null) return <StatusBadge tone={result === INSPECTION_RESULT.abnormal ? 'fault' : 'normal'} size="sm">{result === INSPECTION_RESULT.abnormal ? words.abnormal : words.normal}</StatusBadge>
  if (doneAt === null && skipReason !== null) return <>{words.skipped(skipReason)}</>
  // a result that cannot be read is not a normal one, and a point that may be missed is not one that is still to be checked (domain 25)
  if (doneAt !== null || missed === null) return <StatusBadge tone="info" size="sm">{NO_VALUE}</StatusBadge>
  return <StatusBadge tone="notEnabled" size="sm">{words.pending}</StatusBadge>
}
