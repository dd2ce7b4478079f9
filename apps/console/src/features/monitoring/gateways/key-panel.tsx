import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { gateways, type Gateway, type GatewayKey } from '@smart-fire/api-client/gateways'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, CopyButton, DescriptionList, formatDateTime, SlidePanel, WarningBar } from '@smart-fire/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { factsOf, fieldName, PanelPart, refusalOf, useRights, type PanelProps } from '../../../screens'
import { contactCell } from './gateway-cells'
import * as screen from './gateways.messages'
import * as catalogue from './key-panel.messages'

type Making = { state: 'idle' | 'making' } | { state: 'refused'; why: string } | { state: 'made'; key: string }

/** The panel of a gateway: its facts, its valid keys, and a new key, whose text is shown once. */
export function KeyPanel({ row, onClose, onChanged }: PanelProps<Gateway>) {
  const words = useMessages(catalogue)
  const mayMake = useRights('adminSys/deviceManger')('btn_key')
  const [making, setMaking] = useState<Making>({ state: 'idle' })
  // the server shows a new key once only: while it is asked for and shown, the panel cannot be closed by Escape, Back or its close button
  const isLocked = making.state === 'making' || making.state === 'made'
  return (
    <SlidePanel open onClose={onClose} locked={isLocked} title={row.number ?? row.id} subtitle={[row.manufacturer, row.equipmentType, row.model].filter(Boolean).join(' ') || undefined}>
      <Stack gap="6">
        <PanelPart title={words.facts}><GatewayFacts gateway={row} /></PanelPart>
        <PanelPart title={words.keys}>
          <Text mb="3" fontSize="sm" color="fg.muted">{words.explained}</Text>
          {row.keys.length === 0 ? <WarningBar>{words.none}</WarningBar> : <ValidKeys keys={row.keys} />}
          {mayMake ? <NewKey gatewayId={row.id} making={making} setMaking={setMaking} onMade={onChanged} /> : null}
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}

function GatewayFacts({ gateway }: { gateway: Gateway }) {
  const names = useMessages(screen)
  const fact = factsOf(names)
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

interface NewKeyProps {
  gatewayId: string
  making: Making
  setMaking: (making: Making) => void
  onMade: () => void
}

/** Makes a key and shows its text until the user has put it away. */
function NewKey({ gatewayId, making, setMaking, onMade }: NewKeyProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const make = async () => {
    setMaking({ state: 'making' })
    try {
      setMaking({ state: 'made', key: await client.with(gateways).newKey(gatewayId) })
      onMade()
    } catch (error) {
      const { message, isUnknown } = refusalOf(error)
      setMaking({ state: 'refused', why: message ?? (isUnknown ? words.notKnown : words.failed) })
      // the keys above tell whether there is another one
      if (isUnknown) onMade()
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
        <Text role="status" fontSize="sm" color="tone.fault.fg" mb="3">{words.once}</Text>
        <Button variant="solid" onClick={() => setMaking({ state: 'idle' })}>{words.saved}</Button>
      </Box>
    )
  }
  const isMaking = making.state === 'making'
  return (
    <Stack align="start" mt="4" gap="2">
      <Button icon={<KeyRound size={16} aria-hidden="true" />} loading={isMaking} onClick={() => void make()}>{isMaking ? words.making : words.make}</Button>
      {making.state === 'refused' ? <Text role="alert" fontSize="sm" color="tone.fault.fg">{making.why}</Text> : null}
    </Stack>
  )
}
