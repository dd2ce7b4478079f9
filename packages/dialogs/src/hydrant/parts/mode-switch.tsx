import { ChoiceBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { HydrantActor, selectMode } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'

/** Map or list. */
export function ModeSwitch() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  return (
    <ChoiceBar
      label={words.mode}
      size="sm"
      value={HydrantActor.useSelector(selectMode)}
      onChange={(value) => actor.send({ type: 'mode.show', mode: value === 'list' ? 'list' : 'map' })}
      options={[
        { value: 'map', label: words.modes.map },
        { value: 'list', label: words.modes.list },
      ]}
    />
  )
}
