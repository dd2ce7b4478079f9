import { Flex } from '@chakra-ui/react'
import { channels, type ManagedChannel } from '@smart-fire/api-client/channels'
import { NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { column, listScreen, question } from '../../../screens'
import * as words from './channels.messages'

const ELEMENT = 'btn_switch'

/** The open records; fires among them are marked. */
const openText = ({ open, openFires }: ManagedChannel) => (open === null ? '' : openFires ? `${open} (${openFires})` : String(open))

/** The monitoring systems of a tenant, and which sections its users are shown (screens.md channel, contract admin 3.9, ADR 36). */
export default listScreen({
  key: 'adminSys/channel',
  words,
  calls: channels,
  columns: [
    column.text('name', { width: 160 }),
    column.text('id', { width: 90 }),
    column.text('section', { width: 160 }),
    column.code('kind', { width: 150 }),
    column.text('type', { width: 130 }),
    column.text('icon', { hidden: true }),
    column.number('order', { width: 90 }),
    column.number('devices', { width: 100 }),
    column.custom('open', (channel: ManagedChannel) => <Open channel={channel} />, openText, { width: 110 }),
    column.code('state', { width: 120, tones: { on: 'normal', off: 'notEnabled' } }),
    column.code('locked', { width: 110 }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  tone: ({ state }) => (state === 'off' ? 'notEnabled' : undefined),
  acts: [
    question({ name: 'hide', element: ELEMENT, danger: true, when: ({ state, locked }: ManagedChannel) => state === 'on' && locked === false, run: (client, { id }, signal) => client.with(channels).setHidden(id, true, signal) }),
    question({ name: 'show', element: ELEMENT, when: ({ state }: ManagedChannel) => state === 'off', run: (client, { id }, signal) => client.with(channels).setHidden(id, false, signal) }),
  ],
})

function Open({ channel }: { channel: ManagedChannel }) {
  const { open, openFires } = channel
  if (open === null) return NO_VALUE
  if (!open) return open
  return <Flex as="span"><StatusBadge tone={openFires ? 'alarm' : 'fault'} size="sm">{openText(channel)}</StatusBadge></Flex>
}
