import { Box, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { StatusMark } from '@smart-fire/ui'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { Figure } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'

interface FigureTileProps {
  figure: Omit<Figure<never>, 'value'>
  label: string
  value: number | null
  /** undefined: not compared; null: the span before is not known (yet) */
  before: number | null | undefined
}

/** One number with its change; unknown is a dash, never 0. */
export function FigureTile({ figure: { unit, tone, better }, label, value, before }: FigureTileProps) {
  const messages = useMessages(catalogue)
  return (
    <Box as="dl" m="0" p="4" bg="bg.surface" borderWidth="1px" borderColor="border.default" borderRadius="lg">
      <Text as="dt" fontSize="sm" color="fg.muted" display="flex" alignItems="center" gap="1.5">
        {tone ? <StatusMark tone={tone} size={12} /> : null}{label}
      </Text>
      <Text as="dd" m="0" mt="1" fontSize="3xl" fontWeight="semibold" textStyle="num" lineHeight="1.2">
        {value === null ? messages.unknown : value.toLocaleString('zh-CN')}
        {value !== null && unit ? <Text as="span" fontSize="sm" color="fg.muted">{` ${unit}`}</Text> : null}
      </Text>
      {value === null || before === undefined || before === null ? null : <Change difference={value - before} before={before} better={better} />}
    </Box>
  )
}

function Change({ difference, before, better }: { difference: number; before: number; better: Figure<never>['better'] }) {
  const messages = useMessages(catalogue)
  const amount = Math.abs(difference).toLocaleString('zh-CN')
  const [Arrow, text] = difference === 0 ? [Equal, messages.same] as const : difference > 0 ? [ArrowUp, messages.more(amount)] as const : [ArrowDown, messages.less(amount)] as const
  const isWorse = difference !== 0 && better !== undefined && (better === 'more') !== (difference > 0)
  return (
    <Text as="dd" m="0" mt="1" fontSize="sm" display="flex" alignItems="center" gap="1" color={isWorse ? 'tone.fault.fg' : 'fg.muted'}>
      <Arrow size={14} aria-hidden="true" />{text}
      <Text as="span" color="fg.subtle">{messages.before(before.toLocaleString('zh-CN'))}</Text>
    </Text>
  )
}
