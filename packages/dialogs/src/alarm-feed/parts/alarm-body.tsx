import { Box, Flex } from '@chakra-ui/react'
import { StatusMark } from '@smart-fire/ui'
import { useMessages, type LiveAlarm } from '../../provider'
import { en, zhCN } from '../alarm-feed.messages'
import { textOfPoint, toneOfPoint, whereOf } from '../alarm-words'

/** The content of an alarm: equipment type, position, and each point with status and type (spec 1 §2). */
export function AlarmBody({ alarm: { push } }: { alarm: LiveAlarm }) {
  const words = useMessages({ zhCN, en })
  const where = whereOf(push)
  return (
    <>
      {where === null ? null : <Box fontWeight="medium">{where}</Box>}
      {push.equipmentType === null ? null : <Box color="fg.muted">{push.equipmentType}</Box>}
      <Box as="ul" listStyleType="none" m="0" mt="0.5" p="0">
        {push.points.map((point, index) => (
          <Flex as="li" key={`${point.code}-${index}`} align="center" gap="1.5">
            <StatusMark tone={toneOfPoint(point)} size={12} />
            <span>{textOfPoint(point, words)}</span>
          </Flex>
        ))}
      </Box>
    </>
  )
}
