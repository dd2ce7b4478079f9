import { Button, ChoiceBar, StatusMark } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { FloorPlanActor, selectMode } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** List or picture; offered only when the tenant may see floor plans (spec 2 §6). While that could not be loaded, it says so. */
export function ModeSwitch() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const mode = FloorPlanActor.useSelector(selectMode)
  const permission = FloorPlanActor.useSelector(({ value }) => value.permission)
  if (permission === 'failed') return <PlanUnknown />
  if (permission !== 'allowed') return null
  return (
    <ChoiceBar
      label={words.mode}
      size="sm"
      value={mode}
      onChange={(value) => actor.send({ type: 'mode.show', mode: value === 'image' ? 'image' : 'list' })}
      options={[
        { value: 'list', label: words.modes.list },
        { value: 'image', label: words.modes.image },
      ]}
    />
  )
}

function PlanUnknown() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  return (
    <Flex role="alert" align="center" gap="2" fontSize="sm">
      <StatusMark tone="fault" size={14} />
      <Text>{words.planUnknown}</Text>
      <Button size="sm" onClick={() => actor.send({ type: 'data.refresh' })}>{words.retry}</Button>
    </Flex>
  )
}
