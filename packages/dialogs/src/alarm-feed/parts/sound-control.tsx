import { Button, formatDateTime, Menu } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { selectMutedUntil, selectSound } from '../alarm-feed.selectors'
import { MUTE_MINUTES } from '../alarm-feed.types'

/** Whether alarms can be heard, and what can be done about it: unlock, test, mute with an end (domain 5). */
export function SoundControl() {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const sound = AlarmFeedActor.useSelector(selectSound)
  const mutedUntil = AlarmFeedActor.useSelector(selectMutedUntil)
  switch (sound) {
    case 'locked':
      return (
        <Button variant="danger" onClick={() => actor.send({ type: 'sound.enable' })}>
          {words.soundLocked}
        </Button>
      )
    case 'silent':
      return (
        <Button variant="ghost" title={words.soundOn} onClick={() => actor.send({ type: 'sound.test' })}>
          {words.soundTest}
        </Button>
      )
    case 'sounding':
      return (
        <Menu
          trigger={words.mute}
          label={words.mute}
          items={MUTE_MINUTES.map((minutes) => ({
            id: `${minutes}`,
            label: words.muteFor(minutes),
            onSelect: () => actor.send({ type: 'sound.mute', minutes, at: Date.now() }),
          }))}
        />
      )
    case 'muted':
      return (
        <Button title={words.unmute} onClick={() => actor.send({ type: 'sound.unmute' })}>
          {words.mutedUntil(formatDateTime(mutedUntil).slice(-8))}
        </Button>
      )
    default:
      return sound satisfies never
  }
}
