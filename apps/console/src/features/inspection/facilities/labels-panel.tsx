import { Stack, Text } from '@chakra-ui/react'
import type { ApiClient } from '@smart-fire/api-client'
import { facilities } from '@smart-fire/api-client/facilities'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, SelectField, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { LoadedArea, useLoaded, type PanelProps } from '../../../screens'
import { nameOf } from './facility-columns'
import { labelsOf, MOST_LABELS, readLabels, type Facility, type FacilityLabels, type ListPage } from './facility-labels'
import { LabelPrint } from './label-print'
import { LABEL_SHEET_NAMES, LABEL_SHEETS, pagesOf, type LabelSheetName } from './label-sheets'
import * as catalogue from './labels.messages'

type Which = 'one' | 'floor' | 'building' | 'unit'

/** The panel that prints the labels of a facility, or of all in its place. */
export function LabelsPanel({ row, onClose }: PanelProps<Facility>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const [which, setWhich] = useState<Which>('one')
  const [sheet, setSheet] = useState<LabelSheetName>('a4x24')
  const loaded = useLoaded<FacilityLabels, { which: Which; id: string }>({
    load: (query, signal) => (query.which === 'one' ? Promise.resolve(labelsOf([row])) : readLabels(listOf(client, row, query.which), signal)),
    query: { which, id: row.id },
  })
  const choices = choicesOf(row)
  return (
    <SlidePanel open onClose={onClose} width="medium" title={words.title} subtitle={nameOf(row)}>
      <Stack gap="4">
        <SelectField label={words.which} value={which} onChange={(value) => setWhich(choices.find((one) => one === value) ?? 'one')} options={choices.map((value) => ({ value, label: words[value] }))} />
        <SelectField label={words.sheet} value={sheet} onChange={(value) => setSheet(LABEL_SHEET_NAMES.find((one) => one === value) ?? 'a4x24')} options={LABEL_SHEET_NAMES.map((value) => ({ value, label: words.sheets[value] }))} />
        <LoadedArea loaded={loaded} name={words.title}>
          {({ labels, isCut, missing }) => (
            <Stack gap="3" align="start">
              {isCut ? <WarningBar>{words.cut(MOST_LABELS)}</WarningBar> : null}
              {missing > 0 ? <WarningBar>{words.missing(missing)}</WarningBar> : null}
              <Text>{words.count(labels.length, pagesOf(labels, LABEL_SHEETS[sheet]).length)}</Text>
              <Button variant="solid" disabled={labels.length === 0} onClick={() => window.print()}>{words.print}</Button>
              <Text color="fg.muted" fontSize="sm">{words.hint}</Text>
              <LabelPrint labels={labels} sheet={sheet} />
            </Stack>
          )}
        </LoadedArea>
      </Stack>
    </SlidePanel>
  )
}

function choicesOf(row: Facility): Which[] {
  if (!('buildingId' in row)) return row.unitId === null ? ['one'] : ['one', 'unit']
  if (row.buildingId === null) return ['one']
  return row.floor === null ? ['one', 'building'] : ['one', 'floor', 'building']
}

function listOf(client: ApiClient, row: Facility, which: Exclude<Which, 'one'>): ListPage {
  const { indoor, outdoor } = client.with(facilities)
  const sort = { field: 'number', direction: 'ascending' } as const
  if (!('buildingId' in row)) return (page, signal) => outdoor.list({ unitId: row.unitId, sort, ...page }, signal)
  const place = { buildingIds: row.buildingId === null ? [] : [row.buildingId], ...(which === 'floor' && row.floor !== null ? { floor: row.floor } : {}) }
  return (page, signal) => indoor.list({ ...place, sort, ...page }, signal)
}
