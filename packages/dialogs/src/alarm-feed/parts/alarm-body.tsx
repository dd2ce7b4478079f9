import { StatusMark } from '@smart-fire/ui'
import { Box, Flex } from '@smart-fire/ui/layout'
import { useMessages, type LiveAlarm } from '../../provider'
import { en, zhCN } from '../alarm-feed.messages'
import { sortOf, textOfPoint, toneOfPoint, whereOf } from '../alarm-words'

/** The content of an alarm: equipment type, position, and each point with status and type (spec 1 §2). */
export function AlarmBody({ alarm: { points } }: { alarm: LiveAlarm }) {
  const words = useMessages({ zhCN, en })
  const [device] = points
  const where = whereOf(device)
  const sort = sortOf(device)
  return (
    <>
      {where === null ? null : <Box fontWeight="medium">{where}</Box>}
      {sort === null ? null : <Box color="fg.muted">{sort}</Box>}
      <Box as="ul" listStyleType="none" m="0" mt="0.5" p="0">
        {points.map((point, index) => (
          <Flex as="li" key={`${point.measuringPointCode}-${index}`} align="center" gap="1.5">
            <StatusMark tone={toneOfPoint(point)} size={12} />
            <span>{textOfPoint(point, words)}</span>
          </Flex>
        ))}
      </Box>
    </>
  )
}
