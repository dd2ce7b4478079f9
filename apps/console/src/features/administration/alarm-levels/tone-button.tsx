import { Text } from '@chakra-ui/react'
import { WARNING_TONE, type WarningTone } from '@smart-fire/api-client/warnings'
import { playWarningTone } from '@smart-fire/dialogs/warning-tone'
import { useMessages } from '@smart-fire/dialogs/provider'
import { IconButton } from '@smart-fire/ui'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { choiceName } from '../../../screens'
import * as screen from './alarm-levels.messages'
import * as catalogue from './tone-button.messages'

/** Plays a tone once, so that it can be tried by ear. */
export function ToneButton({ tone }: { tone: WarningTone }) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const [isBlocked, setBlocked] = useState(false)
  const play = async () => setBlocked(!(await playWarningTone(tone)))
  return (
    <>
      <IconButton size="sm" label={words.play(choiceName(names, 'tone', tone))} icon={<Volume2 size={16} aria-hidden />} onClick={() => void play()} />
      {isBlocked ? <Text as="span" role="status" fontSize="sm" color="fg.muted">{words.blocked}</Text> : null}
    </>
  )
}

/** The button beside the field of a form: plays the tone that is chosen there. */
export function ChosenTone({ value }: { value: unknown }) {
  const tone = Object.values(WARNING_TONE).find((known) => known === value)
  return tone === undefined ? null : <ToneButton tone={tone} />
}
