import { Stack } from '@chakra-ui/react'
import { SIGNER, type InspectionDefect, type Signer, type WholeInspectionDefect } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, NO_VALUE, SlidePanel, WarningBar } from '@smart-fire/ui'
import { choiceName, LoadedArea, PanelPart, useLoaded, type PanelProps } from '../../../screens'
import { defectFacts, who } from './defect-facts'
import * as defectWords from './defects.messages'
import * as catalogue from './panels.messages'
import { Photos } from './photos'
import { PrintReport } from './report/print-report'
import { readDefect, type DefectWithCheck } from './report/report-data'
import { unknownSigners } from './signatures'

/** The panel of a defect: what was found, what was done, and the photos of before and after. */
export function DefectPanel({ row, onClose }: PanelProps<InspectionDefect>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const { id, resultId, kind, version } = row
  const loaded = useLoaded<DefectWithCheck, Pick<InspectionDefect, 'id' | 'resultId' | 'kind' | 'version'>>({ load: (query, signal) => readDefect(client, query, signal), query: { id, resultId, kind, version } })
  return (
    <SlidePanel open onClose={onClose} width="medium" title={[row.typeName, row.number].filter(Boolean).join(' ') || words.defect} subtitle={row.problem ?? undefined}>
      <LoadedArea loaded={loaded} name={words.defect}>
        {({ defect, check }) => (
          <Stack gap="6">
            <PanelPart title={words.steps}><Steps defect={defect} /></PanelPart>
            <PanelPart title={words.before}><Photos urls={defect.before} unread={defect.unreadBefore} /></PanelPart>
            <PanelPart title={words.after}><Photos urls={defect.after} unread={defect.unreadAfter} /></PanelPart>
            <PrintReport title={words.defectReport} check={check} defect={defect} />
          </Stack>
        )}
      </LoadedArea>
    </SlidePanel>
  )
}

function Steps({ defect }: { defect: WholeInspectionDefect }) {
  const words = useMessages(defectWords)
  const { signersUnknown } = useMessages(catalogue)
  const unknown = unknownSigners(defect)
  const signedAs = (signer: Signer) => {
    const given = defect.signatures.find((one) => one.signer === signer)
    return given ? who(given.by, given.at) : null
  }
  const signatures = Object.values(SIGNER).map((signer) => ({ id: `signer${signer}`, term: choiceName(words, 'signer', signer), value: signedAs(signer) ?? NO_VALUE }))
  return (
    <Stack gap="3">
      {unknown > 0 ? <WarningBar>{signersUnknown(unknown)}</WarningBar> : null}
      <DescriptionList items={[...defectFacts(defect, words), ...signatures]} />
    </Stack>
  )
}
