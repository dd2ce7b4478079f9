import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { gateways, type Gateway, type GatewayKey } from '@smart-fire/api-client/gateways'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, CopyButton, DescriptionList, formatDateTime, NO_VALUE, SlidePanel, WarningBar } from '@smart-fire/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { fieldName, PanelPart, useRights, type PanelProps } from '../../../screens'
import { contactCell } from './gateway-cells'
import * as screen from './gateways.messages'
import * as catalogue from './key-panel.messages'

/** The panel of a gateway: its facts, its valid keys, and a new key, whose text is shown once. */
export function KeyPanel({ row, onClose, onChanged }: PanelProps<Gateway>) {
  const words = useMessages(catalogue)
  const mayMake = useRights('adminSys/deviceManger')('btn_key')
  return (
    <SlidePanel open onClose={onClose} title={row.number ?? row.id} subtitle={[row.manufacturer, row.equipmentType, row.model].filter(Boolean).join(' ') || undefined}>
      <Stack gap="6">
        <PanelPart title={words.facts}><GatewayFacts gateway={row} /></PanelPart>
        <PanelPart title={words.keys}>
          <Text mb="3" fontSize="sm" color="fg.muted">{words.explained}</Text>
          {row.keys.length === 0 ? <WarningBar>{words.none}</WarningBar> : <ValidKeys keys={row.keys} />}
          {mayMake ? <NewKey gatewayId={row.id} onMade={onChanged} /> : null}
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}

function GatewayFacts({ gateway }: { gateway: Gateway }) {
  const names = useMessages(screen)
  const fact = (id: 'lastReportAt' | 'position', value: string | null) => ({ id, term: fieldName(names, id), value: value || NO_VALUE })
  return (
    <DescriptionList
      items={[
        { id: 'contact', term: fieldName(names, 'contact'), value: contactCell(gateway, names) },
        fact('lastReportAt', formatDateTime(gateway.lastReportAt)),
        fact('position', gateway.position),
      ]}
    />
  )
}

function ValidKeys({ keys }: { keys: readonly GatewayKey[] }) {
  const words = useMessages(catalogue)
  return (
    <Stack as="ul" gap="2" m="0" p="0" listStyleType="none">
      {keys.map(({ createdAt, lastUsedAt, expiresAt }, order) => (
        <Flex as="li" key={order} align="center" gap="3" wrap="wrap" fontSize="sm">
          <KeyRound size={16} aria-hidden="true" />
          <Text as="span" textStyle="num">{words.created(formatDateTime(createdAt))}</Text>
          <Text as="span" textStyle="num" color="fg.muted">{lastUsedAt === null ? words.unused : words.used(formatDateTime(lastUsedAt))}</Text>
          {expiresAt === null ? null : <Text as="span" textStyle="num" color="tone.fault.fg">{words.ends(formatDateTime(expiresAt))}</Text>}
        </Flex>
      ))}
    </Stack>
  )
}

type Making = { state: 'idle' | 'making' | 'failed' } | { state: 'made'; key: string }

/** Makes a key and shows its text until the panel is closed. */
function NewKey({ gatewayId, onMade }: { gatewayId: string; onMade: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const [making, setMaking] = useState<Making>({ state: 'idle' })
  const make = async () => {
    setMaking({ state: 'making' })
    try {
      setMaking({ state: 'made', key: await client.with(gateways).newKey(gatewayId) })
      onMade()
    } catch {
      setMaking({ state: 'failed' })
    }
  }
  if (making.state === 'made') {
    return (
      <Box mt="4" p="4" borderWidth="1px" borderColor="accent.solid" borderRadius="md" bg="bg.surface">
        <Text fontWeight="semibold">{words.made}</Text>
        <Flex align="center" gap="2" my="2">
          <Code fontSize="md" px="3" py="2" overflowWrap="anywhere">{making.key}</Code>
          <CopyButton text={making.key} label={words.copy} />
        </Flex>
        <Text role="status" fontSize="sm" color="tone.fault.fg">{words.once}</Text>
      </Box>
    )
  }
  const isMaking = making.state === 'making'
  return (
    <Stack align="start" mt="4" gap="2">
      <Button icon={<KeyRound size={16} aria-hidden="true" />} loading={isMaking} onClick={() => void make()}>{isMaking ? words.making : words.make}</Button>
      {making.state === 'failed' ? <Text role="alert" fontSize="sm" color="tone.fault.fg">{words.failed}</Text> : null}
    </Stack>
  )
}
