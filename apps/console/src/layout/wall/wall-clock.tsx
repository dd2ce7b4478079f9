import { Text } from '@chakra-ui/react'
import { formatDateTime } from '@smart-fire/ui'
import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Date and time in UTC+8, as everywhere in the console. A stopped clock would mean a stopped page. */
export function WallClock({ label }: { label: string }) {
  // in an object: a clock that was set back may say the same millisecond again
  const [tick, setTick] = useState(look)
  useEffect(() => {
    const timer = setTimeout(() => setTick(look()), SECOND_MS - (tick.now % SECOND_MS))
    return () => clearTimeout(timer)
  }, [tick])
  return <Text role="timer" aria-label={label} textStyle="num" fontSize="xl" fontWeight="600" whiteSpace="nowrap">{formatDateTime(tick.now)}</Text>
}

const look = () => ({ now: Date.now() })
