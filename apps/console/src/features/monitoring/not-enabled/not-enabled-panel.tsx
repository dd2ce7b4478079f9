import { Stack } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { NOT_ENABLED_KIND, type NotEnabledThing } from '@smart-fire/api-client/devices'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, SlidePanel } from '@smart-fire/ui'
import { choiceName, factsOf, fieldName, PanelPart, type PanelProps } from '../../../screens'
import { DeviceChanges } from '../device-management/device-changes'
import * as device from '../device-management/device-panel.messages'
import { numberText, placeText, readyText, stateCell } from './not-enabled-cells'
import * as screen from './not-enabled.messages'

/** The panel of something that is not enabled: its facts and what it still needs, and of a device what users have changed. */
export function NotEnabledPanel({ row, onClose }: PanelProps<NotEnabledThing>) {
  const { changes } = useMessages(device)
  const { kind, subjectId: id, version } = row
  return (
    <SlidePanel open onClose={onClose} title={[row.equipmentType ?? row.series, numberText(row)].filter(Boolean).join(' ')} subtitle={placeText(row) || undefined}>
      <Stack gap="6">
        <Facts thing={row} />
        {kind === NOT_ENABLED_KIND.device || kind === NOT_ENABLED_KIND.outdoor ? (
          <PanelPart title={changes}><DeviceChanges device={{ id, version }} /></PanelPart>
        ) : null}
      </Stack>
    </SlidePanel>
  )
}

function Facts({ thing }: { thing: NotEnabledThing }) {
  const words = useMessages(screen)
  const fact = factsOf(words)
  return (
    <DescriptionList
      items={[
        { id: 'state', term: fieldName(words, 'state'), value: stateCell(thing, words) },
        fact('ready', readyText(thing, words)),
        fact('kind', thing.kind === null ? null : choiceName(words, 'kind', thing.kind)),
        fact('number', numberText(thing), { copied: true }),
        fact('channelName', thing.channelName),
        fact('place', placeText(thing)),
        fact('floor', floorName(thing.floor)),
        fact('position', thing.position),
        fact('lastReportAt', formatDateTime(thing.lastReportAt)),
        ...(thing.stopped === true ? [fact('stopReason', thing.stopReason)] : []),
        ...(thing.refusedAt === null ? [] : [fact('refusedAt', formatDateTime(thing.refusedAt))]),
      ]}
    />
  )
}
