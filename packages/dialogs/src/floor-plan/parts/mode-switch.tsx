import { ChoiceBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { FloorPlanActor, selectMode } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** List or picture; offered only when the tenant may see floor plans (spec 2 §6). */
export function ModeSwitch() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const mode = FloorPlanActor.useSelector(selectMode)
  const allowed = FloorPlanActor.useSelector(({ value }) => value.permission === 'allowed')
  if (!allowed) return null
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
