import { Stack, Text } from '@chakra-ui/react'
import type { ApiClient, Rows } from '@smart-fire/api-client'
import { facilities, type IndoorFacility, type OutdoorFacility } from '@smart-fire/api-client/facilities'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, SelectField, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { LoadedArea, useLoaded, type PanelProps } from '../../../screens'
import { nameOf } from './facility-columns'
import { LabelPrint, type FacilityLabel } from './label-print'
import { LABEL_SHEET_NAMES, LABEL_SHEETS, pagesOf, type LabelSheetName } from './label-sheets'
import * as catalogue from './labels.messages'

/** a building of forty floors has some two hundred */
const MOST_LABELS = 1000
const MOST_ROWS = 100

type Which = 'one' | 'floor' | 'building' | 'unit'
type Facility = IndoorFacility | OutdoorFacility
type ListPage = (page: number, signal: AbortSignal) => Promise<Rows<Facility>>

interface Labels {
  labels: FacilityLabel[]
  isCut: boolean
}

/** The panel that prints the labels of a facility, or of all in its place. */
export function LabelsPanel({ row, onClose }: PanelProps<Facility>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const [which, setWhich] = useState<Which>('one')
  const [sheet, setSheet] = useState<LabelSheetName>('a4x24')
  const loaded = useLoaded<Labels, { which: Which; id: string }>({
    load: async (query, signal) => labelsOf(query.which === 'one' ? { rows: [row], total: 1 } : await allRows(listOf(client, row, query.which), signal)),
    query: { which, id: row.id },
  })
  const choices = choicesOf(row)
  return (
    <SlidePanel open onClose={onClose} width="medium" title={words.title} subtitle={nameOf(row)}>
      <Stack gap="4">
        <SelectField label={words.which} value={which} onChange={(value) => setWhich(choices.find((one) => one === value) ?? 'one')} options={choices.map((value) => ({ value, label: words[value] }))} />
        <SelectField label={words.sheet} value={sheet} onChange={(value) => setSheet(LABEL_SHEET_NAMES.find((one) => one === value) ?? 'a4x24')} options={LABEL_SHEET_NAMES.map((value) => ({ value, label: words.sheets[value] }))} />
        <LoadedArea loaded={loaded} name={words.title}>
          {({ labels, isCut }) => (
            <Stack gap="3" align="start">
              {isCut ? <WarningBar>{words.cut(MOST_LABELS)}</WarningBar> : null}
              <Text>{words.count(labels.length, pagesOf(labels, LABEL_SHEETS[sheet]).length)}</Text>
              <Button variant="solid" onClick={() => window.print()}>{words.print}</Button>
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
  if ('buildingId' in row) return row.buildingId === null ? ['one'] : ['one', 'floor', 'building']
  return row.unitId === null ? ['one'] : ['one', 'unit']
}

function listOf(client: ApiClient, row: Facility, which: Exclude<Which, 'one'>): ListPage {
  const { indoor, outdoor } = client.with(facilities)
  const sort = { field: 'number', direction: 'ascending' } as const
  if (!('buildingId' in row)) return (page, signal) => outdoor.list({ unitId: row.unitId, sort, page, limit: MOST_ROWS }, signal)
  const place = { buildingIds: row.buildingId === null ? [] : [row.buildingId], ...(which === 'floor' && row.floor !== null ? { floor: row.floor } : {}) }
  return (page, signal) => indoor.list({ ...place, sort, page, limit: MOST_ROWS }, signal)
}

async function allRows(list: ListPage, signal: AbortSignal): Promise<{ rows: Facility[]; total: number }> {
  const all: Facility[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list(page, signal)
    all.push(...rows)
    if (page * MOST_ROWS >= Math.min(total, MOST_LABELS)) return { rows: all, total }
  }
}

const labelsOf = ({ rows, total }: { rows: readonly Facility[]; total: number }): Labels => ({
  labels: rows.map((facility) => ({ id: facility.id, number: facility.number ?? facility.id, typeName: facility.typeName, place: placeOf(facility) })), isCut: total > MOST_LABELS,
})

const placeOf = (facility: Facility): string =>
  ['buildingName' in facility ? facility.buildingName : facility.unitName, facility.position].filter(Boolean).join(' ')
