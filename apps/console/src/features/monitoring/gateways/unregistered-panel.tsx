import { Stack, Text } from '@chakra-ui/react'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, DescriptionList, formatDateTime, SlidePanel } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { factsOf, fieldName, PanelPart, useRightsOfAll, type PanelProps } from '../../../screens'
import { BUILDING_SECTIONS } from '../sections'
import { RegisterDevice } from './register-device'
import { RegisterHost } from './register-host'
import { eventText, gatewayText, isHost, stateCell } from './unregistered-cells'
import * as catalogue from './unregistered-panel.messages'
import * as screen from './unregistered.messages'

/** The panel of an unregistered number or fire host: what is known of it, and what a person should do. */
export function UnregisteredPanel({ row, onClose, onChanged }: PanelProps<UnregisteredDevice>) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const fact = factsOf(names)
  const notify = useNotify()
  const may = useRightsOfAll()
  const systems = useOwnSystems()
  const [isRegistering, setRegistering] = useState(false)
  const isOfHost = isHost(row)
  const texts = isOfHost ? words.host : words.device
  const mayRegister = isOfHost ? may('fireMainframe/fireFrameManger', 'btn_add') : systems.length > 0
  const form = {
    onClose: () => setRegistering(false),
    onSaved: () => {
      notify({ tone: 'success', text: texts.registered(row.number ?? '') })
      onChanged()
      onClose()
    },
  }
  return (
    <SlidePanel open onClose={onClose} title={row.number ?? row.id} subtitle={gatewayText(row) || undefined}>
      <Stack gap="6">
        <PanelPart title={words.register}>
          <Text mb="2" fontSize="sm">{texts.explained}</Text>
          <Text mb="3" fontSize="sm">{texts.how}</Text>
          {mayRegister ? <Button variant="solid" onClick={() => setRegistering(true)}>{words.register}</Button> : <Text fontSize="sm" color="fg.muted">{texts.may}</Text>}
        </PanelPart>
        <PanelPart title={words.facts}>
          <DescriptionList
            items={[
              isOfHost ? fact('endpoint', row.number, { copied: true }) : fact('number', row.number, { copied: true }),
              { id: 'state', term: fieldName(names, 'state'), value: stateCell(row, names) },
              fact(isOfHost ? 'lastFault' : 'event', eventText(row)),
              fact('gateway', gatewayText(row)),
              fact('reports', row.reports === null ? null : String(row.reports)),
              fact('lastAt', formatDateTime(row.lastAt)),
              fact('firstAt', formatDateTime(row.firstAt)),
            ]}
          />
        </PanelPart>
      </Stack>
      {isRegistering ? isOfHost ? <RegisterHost found={row} {...form} /> : <RegisterDevice number={row.number} channelIds={systems} {...form} /> : null}
    </SlidePanel>
  )
}

/** The channels in which the user may add devices. */
function useOwnSystems(): readonly string[] {
  const may = useRightsOfAll()
  return useMemo(() => BUILDING_SECTIONS.filter(({ code }) => may(`${code}/fireDeviceManger`, 'btn_add')).map(({ channelId }) => channelId), [may])
}
