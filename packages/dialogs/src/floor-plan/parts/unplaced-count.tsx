import { Button, NO_VALUE } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { FloorPlanActor, selectUnplacedCount } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** The number of devices of the floor without a place on the picture; opens their list (spec 2 §2.1). */
export function UnplacedCount() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const count = FloorPlanActor.useSelector(selectUnplacedCount)
  if (count === null) return null
  return (
    <Button size="sm" variant="link" onClick={() => actor.send({ type: 'unplaced.open' })}>
      {words.unplacedCount(count === 'unknown' ? NO_VALUE : count)}
    </Button>
  )
}
