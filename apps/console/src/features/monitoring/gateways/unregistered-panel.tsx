import { Stack, Text } from '@chakra-ui/react'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, SlidePanel } from '@smart-fire/ui'
import { factsOf, fieldName, PanelPart, type PanelProps } from '../../../screens'
import { eventText, gatewayText, stateCell } from './unregistered-cells'
import * as catalogue from './unregistered-panel.messages'
import * as screen from './unregistered.messages'

/** The panel of a number that no one has registered: what is known of it, and what a person should do. */
export function UnregisteredPanel({ row, onClose }: PanelProps<UnregisteredDevice>) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const fact = factsOf(names)
  return (
    <SlidePanel open onClose={onClose} title={row.number ?? row.id} subtitle={gatewayText(row) || undefined}>
      <Stack gap="6">
        <PanelPart title={words.register}>
          <Text mb="2" fontSize="sm">{words.explained}</Text>
          <Text fontSize="sm">{words.how}</Text>
        </PanelPart>
        <PanelPart title={words.facts}>
          <DescriptionList
            items={[
              fact('number', row.number, { copied: true }),
              { id: 'state', term: fieldName(names, 'state'), value: stateCell(row, names) },
              fact('event', eventText(row)),
              fact('gateway', gatewayText(row)),
              fact('reports', row.reports === null ? null : String(row.reports)),
              fact('lastAt', formatDateTime(row.lastAt)),
              fact('firstAt', formatDateTime(row.firstAt)),
            ]}
          />
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}
