import { Flex, Text } from '@chakra-ui/react'
import type { NoticeMethod } from '@smart-fire/api-client/notices'
import { StatusBadge } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

/** The chosen methods of a setting or of a level; a method without a channel is said beside its name, because nothing is sent by it. */
interface Chosen {
  /** null: they could not be read */
  methods: readonly NoticeMethod[] | null
  unconfigured: readonly NoticeMethod[]
}

export function methodsText({ methods, unconfigured }: Chosen, names: ScreenWords): string {
  if (methods === null) return choiceName(names, 'method', 'unread')
  if (methods.length === 0) return choiceName(names, 'method', 'none')
  return methods.map((method) => [choiceName(names, 'methods', method), unconfigured.includes(method) ? `(${choiceName(names, 'method', 'unconfigured')})` : ''].join(' ').trim()).join(names.between)
}

export function Methods({ setting, names }: { setting: Chosen; names: ScreenWords }) {
  const { methods, unconfigured } = setting
  if (methods === null) return <Text as="span" color="tone.fault.fg">{methodsText(setting, names)}</Text>
  if (methods.length === 0) return <Text as="span" color="fg.muted">{methodsText(setting, names)}</Text>
  return (
    <Flex as="span" wrap="wrap" columnGap="4" rowGap="1">
      {methods.map((method) => (
        <Flex as="span" key={method} gap="2" align="center" whiteSpace="nowrap">
          {choiceName(names, 'methods', method)}
          {unconfigured.includes(method) ? <StatusBadge tone="fault" size="sm">{choiceName(names, 'method', 'unconfigured')}</StatusBadge> : null}
        </Flex>
      ))}
    </Flex>
  )
}
