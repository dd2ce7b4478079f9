import { CopyButton } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { drawnRadius } from '../drawn-radius'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'

/** The facts of the map in words: protection radius and coordinates. */
export function MapFacts() {
  const words = useMessages({ zhCN, en })
  const facility = HydrantActor.useSelector(({ context }) => context.facility)
  if (facility === null) return null
  const { protectionRadius, coordinatesText } = facility
  return (
    <Flex wrap="wrap" columnGap="6" rowGap="1" align="center" fontSize="sm" color="fg.muted">
      <Flex gap="2" align="baseline" minWidth="0">
        <span>{words.radius}</span>
        <Text as="span" textStyle="num" color="fg.default" fontWeight="semibold">
          {protectionRadius === null ? words.radiusUnknown : words.metres(protectionRadius)}
        </Text>
        {protectionRadius !== null && drawnRadius(facility) === null ? <span>{words.radiusNotDrawn}</span> : null}
      </Flex>
      {coordinatesText === null ? null : (
        <Flex gap="2" align="center" minWidth="0">
          <span>{words.coordinates}</span>
          <Text as="bdi" textStyle="num" color="fg.default">
            {coordinatesText}
          </Text>
          <CopyButton text={coordinatesText} label={words.coordinates} size="sm" />
        </Flex>
      )}
    </Flex>
  )
}
