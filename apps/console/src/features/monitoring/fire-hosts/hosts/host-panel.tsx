import { Stack, Text } from '@chakra-ui/react'
import type { FireHost } from '@smart-fire/api-client/fire-hosts'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, SlidePanel, StatusBadge, WarningBar } from '@smart-fire/ui'
import { choiceName, factsOf, fieldName, PanelPart, type PanelProps } from '../../../../screens'
import { contactCell, contactOf, hostName, hostStateNames, hostStateOf, STATE_TONES } from './host-cells'
import * as catalogue from './host-panel.messages'
import { HostEvents } from './host-events'
import * as screen from './hosts.messages'
import { UnmatchedAddresses } from './unmatched-addresses'

/** The panel of a host: what the server knows about its link, the control room, and the reported addresses that no point has. */
export function HostPanel({ row, onClose }: PanelProps<FireHost>) {
  const words = useMessages(catalogue)
  const contact = contactOf(row)
  return (
    <SlidePanel open onClose={onClose} title={hostName(row)} subtitle={row.name === null ? undefined : [row.serverIp, row.port].filter(Boolean).join(':')}>
      {contact === 'heard' ? null : <WarningBar>{contact === 'stopped' || contact === 'refused' ? words[contact](row.stopReason ?? '') : words[contact]}</WarningBar>}
      <Stack gap="6">
        <PanelPart title={words.link}>
          <HostFacts host={row} />
          <Text mt="3" fontSize="sm" color="fg.muted">{words.explained}</Text>
        </PanelPart>
        <PanelPart title={words.states}>
          <HostStates host={row} />
          <Text mt="3" fontSize="sm" color="fg.muted">{words.statesExplained}</Text>
        </PanelPart>
        <PanelPart title={words.events}><HostEvents host={row} /></PanelPart>
        <PanelPart title={words.unmatched}><UnmatchedAddresses host={row} /></PanelPart>
      </Stack>
    </SlidePanel>
  )
}

function HostFacts({ host }: { host: FireHost }) {
  const names = useMessages(screen)
  const fact = factsOf(names)
  return (
    <DescriptionList
      items={[
        { id: 'contact', term: fieldName(names, 'contact'), value: contactCell(host, names) },
        fact('lastContactAt', formatDateTime(host.lastContactAt)),
        fact('manufacturer', [host.manufacturer, host.model].filter(Boolean).join(' ')),
        fact('protocol', host.protocol),
        fact('buildingName', host.buildingName),
        fact('controlRoom', host.controlRoom),
        fact('phone', host.phone, { copied: true }),
        fact('position', host.position),
      ]}
    />
  )
}

/** Power, bus and mode, each with the time of the host's last word and since when it is so. */
function HostStates({ host }: { host: FireHost }) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  return (
    <DescriptionList
      items={hostStateNames.map((name) => {
        const state = hostStateOf(host, name)
        const { at = null, since = null } = host.states[name] ?? {}
        return {
          id: name,
          term: choiceName(names, 'states', name),
          value: (
            <>
              <StatusBadge tone={STATE_TONES[state]} size="sm">{choiceName(names, 'hostStateAlone', state)}</StatusBadge>
              {at === null ? null : <Text as="span" ms="2" fontSize="sm" color="fg.muted">{words.told(formatDateTime(at), state === 'unknown' || since === null ? null : formatDateTime(since))}</Text>}
            </>
          ),
        }
      })}
    />
  )
}
