import { Stack, Text } from '@chakra-ui/react'
import type { Rows } from '@smart-fire/api-client'
import { inspectionRecords, type InspectionResult, type WholeInspectionResult } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, NO_VALUE, PagedTable, SlidePanel, StatusBadge, WarningBar } from '@smart-fire/ui'
import type { ComponentType } from 'react'
import { choiceName, fieldName, LoadedArea, PanelPart, useLoaded, type PanelProps } from '../../../screens'
import * as catalogue from './panels.messages'
import { Photos } from './photos'
import { PrintReport } from './report/print-report'
import { readCheck, type CheckWithDefect } from './report/report-data'
import { itemLimits, itemValue, resultFacts, timeRemarks } from './result-facts'
import * as resultWords from './results.messages'

const SHOWN = 20

/** The panel of a check: its facts, items and photos, and the earlier checks of the facility. */
export const resultPanelOf = (where: 'indoor' | 'outdoor'): ComponentType<PanelProps<InspectionResult>> => (props) => <ResultPanel {...props} where={where} />

function ResultPanel({ row, onClose, where }: PanelProps<InspectionResult> & { where: 'indoor' | 'outdoor' }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<CheckWithDefect, { id: string }>({ load: ({ id }, signal) => readCheck(client, where, id, signal), query: { id: row.id } })
  return (
    <SlidePanel open onClose={onClose} width="medium" title={[row.typeName, row.number].filter(Boolean).join(' ')} subtitle={[row.buildingName ?? row.unitName, row.position].filter(Boolean).join(' · ')}>
      <Stack gap="6">
        <LoadedArea loaded={loaded} name={words.facts}>
          {({ check, defect, isDefectMissing }) => (
            <>
              {isDefectMissing ? <WarningBar>{words.defectMissing}</WarningBar> : null}
              <PanelPart title={words.facts}><Facts record={check.record} /></PanelPart>
              <PanelPart title={words.items}><Items {...check} /></PanelPart>
              <PanelPart title={words.photos}><Photos urls={check.record.photos} unread={check.unreadPhotos} /></PanelPart>
              <PrintReport title={words.checkReport} check={check} defect={defect} isDefectMissing={isDefectMissing} />
            </>
          )}
        </LoadedArea>
        <PanelPart title={words.history}>
          {row.facilityId === null ? <Text color="fg.muted">{words.noFacility}</Text> : <History facilityId={row.facilityId} shownId={row.id} where={where} />}
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}

function Facts({ record }: { record: InspectionResult }) {
  const words = useMessages(catalogue)
  const fields = useMessages(resultWords)
  return (
    <Stack gap="3">
      {timeRemarks(record, words).map((remark) => <WarningBar key={remark}>{remark}</WarningBar>)}
      <DescriptionList items={resultFacts(record, fields)} />
    </Stack>
  )
}

/** The items of a check; of those that could not be read it says how many are missing. */
function Items({ items, unreadItems }: Pick<WholeInspectionResult, 'items' | 'unreadItems'>) {
  const words = useMessages(catalogue)
  return (
    <>
      {unreadItems > 0 ? <WarningBar>{words.itemsNotListed(unreadItems)}</WarningBar> : null}
      {unreadItems > 0 && items.length === 0 ? null : (
        <PagedTable
          label={words.items} fill={false} rows={items} rowKey={({ id }) => id} state={items.length === 0 ? 'empty' : 'ready'}
          columns={[
            { id: 'item', header: words.item, wrap: true, cell: ({ name }) => name ?? NO_VALUE },
            { id: 'value', header: words.value, width: 150, cell: (item) => (item.abnormal ? <StatusBadge tone="fault" size="sm">{itemValue(item, words)}</StatusBadge> : itemValue(item, words)) },
            { id: 'limits', header: words.limits, width: 140, numeric: true, cell: itemLimits },
          ]}
        />
      )}
    </>
  )
}

/** The latest other checks of the facility. */
function History({ facilityId, shownId, where }: { facilityId: string; shownId: string; where: 'indoor' | 'outdoor' }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<Rows<InspectionResult>, { facilityId: string }>({
    load: (of, signal) => client.with(inspectionRecords)[where].history({ ...of, page: 1, limit: SHOWN }, signal),
    query: { facilityId },
  })
  return (
    <LoadedArea loaded={loaded} name={words.history} compact>
      {({ rows, total, dropped }) => {
        const others = rows.filter(({ id }) => id !== shownId)
        // the check that is shown is one of them
        const isCut = total > rows.length + dropped
        return (
          <Stack gap="2">
            {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
            {others.length > 0 || (dropped === 0 && !isCut) ? <OtherChecks rows={others} /> : null}
            {isCut ? <Text fontSize="sm" color="fg.muted">{words.someHistory(others.length, total - 1)}</Text> : null}
          </Stack>
        )
      }}
    </LoadedArea>
  )
}

function OtherChecks({ rows }: { rows: readonly InspectionResult[] }) {
  const words = useMessages(catalogue)
  const fields = useMessages(resultWords)
  return (
    <PagedTable
      label={words.history} fill={false} rows={rows} rowKey={({ id }) => id} state={rows.length === 0 ? 'empty' : 'ready'} emptyText={words.noHistory}
      columns={[
        { id: 'time', header: words.time, width: 172, numeric: true, cell: ({ inspectedAt }) => formatDateTime(inspectedAt) },
        { id: 'result', header: words.result, width: 100, cell: ({ result }) => (result === null ? NO_VALUE : <StatusBadge tone={result === '1' ? 'fault' : 'normal'} size="sm">{choiceName(fields, 'result', result)}</StatusBadge>) },
        { id: 'person', header: words.person, width: 100, cell: ({ inspector }) => inspector ?? NO_VALUE },
        { id: 'problem', header: fieldName(fields, 'problem'), wrap: true, cell: ({ problem }) => problem ?? NO_VALUE },
      ]}
    />
  )
}
