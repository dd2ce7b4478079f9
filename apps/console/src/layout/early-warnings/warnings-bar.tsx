import { chakra, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, formatDateTime } from '@smart-fire/ui'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { LevelMark } from '../../lib/level-mark'
import { placeAndValue } from './place-and-value'
import { worstOf } from './open-warnings'
import { useOpenWarnings } from './use-open-warnings'
import { useRepeatedTone, useWarningTone } from './use-warning-tone'
import * as catalogue from './warnings-bar.messages'

interface WarningsBarProps {
  /** the list of early warnings */
  path: string
  /** whether a tone may sound now */
  maySound: boolean
}

/** Says on every screen how many early warnings are open, and the worst of those that could be read, until they are handled, over or put aside (ADR 28). No alarm: it is calmer than a notice. */
export default function WarningsBar({ path, maySound }: WarningsBarProps) {
  const words = useMessages(catalogue)
  const { open, total, putAside } = useOpenWarnings(useWarningTone(maySound))
  useRepeatedTone(open, maySound)
  const worst = worstOf(open.values())
  return (
    <div role="status" aria-label={words.title}>
      {total === 0 ? null : (
        <Flex flex="none" align="center" gap="3" px="4" py="1.5" bg="tone.fault.subtle" color="fg.default" fontSize="sm" borderBottomWidth="1px" borderColor="border.default">
          <Bell size={18} aria-hidden="true" />
          <Text fontWeight="medium" whiteSpace="nowrap">{words.open(total)}</Text>
          {worst === undefined ? null : <LevelMark name={worst.level} color={worst.color} />}
          <Text flex="1" minW="0" truncate>{worst === undefined ? null : placeAndValue(worst)}{worst?.raisedAt == null ? '' : ` · ${formatDateTime(worst.raisedAt).slice(5)}`}</Text>
          <chakra.span color="accent.fg" whiteSpace="nowrap"><Link to={path}>{words.see}</Link></chakra.span>
          <Button size="sm" variant="ghost" onClick={putAside}>{words.putAside}</Button>
        </Flex>
      )}
    </div>
  )
}
