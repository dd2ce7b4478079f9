import { Button, formatDateTime, IconButton, Menu } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectSound } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { MUTE_MINUTES } from '../alarm-feed.types'
import { SoundMark } from './sound-mark'

/** Whether alarms sound, `named` also as a text, with buttons to unlock, test and mute for some minutes (domain 5). */
export function SoundControl({ named = false }: { named?: boolean }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const sound = AlarmFeedActor.useSelector(selectSound)
  const following = AlarmFeedActor.useSelector(({ value }) => value.tab === 'following')
  const mutedUntil = AlarmFeedActor.useSelector(({ context }) => context.mutedUntil)
  const test = () => actor.send({ type: 'sound.test' })
  switch (sound) {
    case 'locked':
      return (
        <SoundLocked>
          <Button variant="ghost" size="sm" icon={<SoundMark on={false} />} onClick={() => actor.send({ type: 'sound.enable' })}>
            {words.soundLocked}
          </Button>
          <Button variant="ghost" size="sm" onClick={test}>{words.soundTest}</Button>
        </SoundLocked>
      )
    case 'silent':
      if (named) return <Button variant="ghost" size="sm" title={following ? words.soundElsewhere : words.soundOn} icon={<SoundMark on={!following} />} onClick={test}>{following ? words.soundElsewhere : words.soundReady}</Button>
      return <IconButton label={following ? words.soundElsewhere : words.soundOn} icon={<SoundMark on={!following} />} onClick={test} />
    case 'sounding':
      return (
        <Menu
          trigger={<><SoundMark on={!following} /><span className="fs-label">{words.mute}</span></>}
          label={following ? words.muteElsewhere : words.mute}
          items={MUTE_MINUTES.map((minutes) => ({
            id: `${minutes}`,
            label: words.muteFor(minutes),
            onSelect: () => actor.send({ type: 'sound.mute', minutes, at: Date.now() }),
          }))}
        />
      )
    case 'muted':
      return (
        <Button title={words.unmute} icon={<SoundMark on={false} />} onClick={() => actor.send({ type: 'sound.unmute' })}>
          {words.mutedUntil(formatDateTime(mutedUntil).slice(-8))}
        </Button>
      )
    default:
      return sound satisfies never
  }
}

/** In the tone of a fault, because a part of the console does not work. Red is for fires only. */
function SoundLocked({ children }: { children: ReactNode }) {
  return (
    <Flex
      align="center"
      gap="0.5"
      p="0.5"
      bg="tone.fault.subtle"
      borderWidth="1px"
      borderColor="tone.fault.solid"
      borderRadius="md"
      css={{ '& .fs-button': { color: 'tone.fault.fg', fontWeight: 'semibold', paddingInline: '2' } }}
    >
      {children}
    </Flex>
  )
}
