import { Stack, Text } from '@chakra-ui/react'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, DescriptionList, formatDateTime, SlidePanel } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { factsOf, fieldName, PanelPart, useRightsOfAll, type PanelProps } from '../../../screens'
import { BUILDING_SECTIONS } from '../sections'
import { RegisterDevice } from './register-device'
import { eventText, gatewayText, stateCell } from './unregistered-cells'
import * as catalogue from './unregistered-panel.messages'
import * as screen from './unregistered.messages'

/** The panel of an unregistered number: what is known of it, and what a person should do. */
export function UnregisteredPanel({ row, onClose, onChanged }: PanelProps<UnregisteredDevice>) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const fact = factsOf(names)
  const notify = useNotify()
  const systems = useOwnSystems()
  const [isRegistering, setRegistering] = useState(false)
  return (
    <SlidePanel open onClose={onClose} title={row.number ?? row.id} subtitle={gatewayText(row) || undefined}>
      <Stack gap="6">
        <PanelPart title={words.register}>
          <Text mb="2" fontSize="sm">{words.explained}</Text>
          <Text mb="3" fontSize="sm">{words.how}</Text>
          {systems.length === 0 ? <Text fontSize="sm" color="fg.muted">{words.may}</Text> : <Button variant="solid" onClick={() => setRegistering(true)}>{words.register}</Button>}
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
      {isRegistering ? (
        <RegisterDevice number={row.number} channelIds={systems} onClose={() => setRegistering(false)} onSaved={() => {
          notify({ tone: 'success', text: words.registered(row.number ?? '') })
          onChanged()
          onClose()
        }} />
      ) : null}
    </SlidePanel>
  )
}

/** The channels in which the user may add devices. */
function useOwnSystems(): readonly string[] {
  const may = useRightsOfAll()
  return useMemo(() => BUILDING_SECTIONS.filter(({ code }) => may(`${code}/fireDeviceManger`, 'btn_add')).map(({ channelId }) => channelId), [may])
}
