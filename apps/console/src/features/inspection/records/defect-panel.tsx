import { Stack } from '@chakra-ui/react'
import { inspectionRecords, SIGNER, type InspectionDefect, type Signer, type WholeInspectionDefect } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, NO_VALUE, SlidePanel } from '@smart-fire/ui'
import { choiceName, fieldName, LoadedArea, PanelPart, useLoaded, type PanelProps } from '../../../screens'
import * as defectWords from './defects.messages'
import * as catalogue from './panels.messages'
import { Photos } from './photos'

/** The panel of a defect: what was found, what was done, and the photos of before and after. */
export function DefectPanel({ row, onClose }: PanelProps<InspectionDefect>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded<WholeInspectionDefect, { id: string; version: string }>({ load: ({ id }, signal) => client.with(inspectionRecords).defects.get(id, signal), query: { id: row.id, version: row.version } })
  return (
    <SlidePanel open onClose={onClose} width="medium" title={[row.typeName, row.number].filter(Boolean).join(' ') || words.defect} subtitle={row.problem ?? undefined}>
      <LoadedArea loaded={loaded} name={words.defect}>
        {(defect) => (
          <Stack gap="6">
            <PanelPart title={words.steps}><Steps defect={defect} /></PanelPart>
            <PanelPart title={words.before}><Photos urls={defect.before} /></PanelPart>
            <PanelPart title={words.after}><Photos urls={defect.after} /></PanelPart>
          </Stack>
        )}
      </LoadedArea>
    </SlidePanel>
  )
}

function Steps({ defect }: { defect: WholeInspectionDefect }) {
  const words = useMessages(defectWords)
  const fact = (id: string, value: string | null, wide?: boolean) => ({ id, term: fieldName(words, id), value: value ?? NO_VALUE, wide })
  const who = (person: string | null, at: number | null) => [person, at === null ? null : formatDateTime(at)].filter(Boolean).join(' ') || null
  const { state, severity, deadline, overdue, position, buildingName, unitName, floor, inspector, foundAt, rectifiedBy, rectifiedAt, rectification, recheckedBy, recheckedAt, recheck } = defect
  const signedAs = (signer: Signer) => {
    const given = defect.signatures.find((one) => one.signer === signer)
    return given ? who(given.by, given.at) : null
  }
  return (
    <DescriptionList
      items={[
        fact('state', state && choiceName(words, 'state', state)), fact('severity', severity && choiceName(words, 'severity', severity)),
        fact('deadline', deadline && `${deadline}${overdue ? ` · ${choiceName(words, 'overdue', 'true')}` : ''}`), fact('position', [buildingName ?? unitName, floor === null ? null : `${floor}F`, position].filter(Boolean).join(' · ') || null),
        fact('foundAt', who(inspector, foundAt)), fact('rectifiedBy', who(rectifiedBy, rectifiedAt)), fact('rectification', rectification, true), fact('recheckedBy', who(recheckedBy, recheckedAt)), fact('recheck', recheck, true),
        ...Object.values(SIGNER).map((signer) => ({ id: `signer${signer}`, term: choiceName(words, 'signer', signer), value: signedAs(signer) ?? NO_VALUE })),
      ]}
    />
  )
}
