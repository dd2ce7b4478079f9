import { Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { RelativeTime, StatusMark } from '@smart-fire/ui'
import * as catalogue from '../realtime.messages'
import type { HostFacts } from '../realtime.types'

/** When a fire host was heard last; that it is silent has a mark of its own. */
export function LastContact({ host: { heardAt, silentAt, stopped } }: { host: HostFacts }) {
  const words = useMessages(catalogue).host
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" whiteSpace="nowrap">
      {stopped && <><StatusMark tone="notEnabled" size={12} />{words.stopped}{' '}</>}
      {silentAt !== null && !stopped && <><StatusMark tone="offline" size={12} />{words.silent}{' '}</>}
      {heardAt === null ? words.never : <RelativeTime at={heardAt} />}
    </Flex>
  )
}

/** What a host tells of itself, in the order of the card. */
const NAMES = ['mainPowerFault', 'batteryFault', 'busFault', 'manual'] as const

/**
 * The last contact and the states of a fire host. A failed supply, battery or bus comes first and has a mark; what the host has never
 * told is said to be unknown, and so is everything of a host that is silent, or is or may be stopped: its last word is no
 * present state.
 */
export function HostLine({ host }: { host: HostFacts }) {
  const words = useMessages(catalogue).host
  const isHeard = host.silentAt === null && host.stopped === false
  const stateOf = (name: (typeof NAMES)[number]) => (isHeard ? (host.states[name]?.on ?? null) : null)
  const faults = NAMES.filter((name) => name !== 'manual' && stateOf(name) === true)
  const textOf = (name: (typeof NAMES)[number]) => {
    const on = stateOf(name)
    if (on === null) return `${words[name]} ${words.unknown}`
    return `${words[name]} ${name === 'manual' ? (on ? words.manualMode : words.automatic) : words.normal}`
  }
  const others = NAMES.filter((name) => !faults.includes(name)).map(textOf)
  const events = host.types.flatMap(({ type, count }) => (type === null ? [] : [`${type} ${count}`]))
  return (
    <Flex direction="column" px="4" py="1.5" gap="0.5" borderTopWidth="1px" borderColor="border.default" fontSize="xs" lineHeight="{sizes.5}" color="fg.muted">
      <Flex gap="2" color="fg.default"><Text as="span" color="fg.muted">{words.lastContact}</Text><LastContact host={host} /></Flex>
      {/* two lines in every card: cards have one height */}
      <Text lineClamp="2" minHeight="2lh">
        {faults.map((name) => (
          <Flex as="span" key={name} display="inline-flex" align="center" gap="1" verticalAlign="bottom" color="tone.fault.fg" fontWeight="semibold" me="2">
            <StatusMark tone="fault" size={12} />{words[name]} {words.fault}
          </Flex>
        ))}
        {[...events, ...others].join(' · ')}
      </Text>
    </Flex>
  )
}
