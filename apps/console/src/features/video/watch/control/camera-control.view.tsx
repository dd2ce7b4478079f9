import { Flex, Text } from '@chakra-ui/react'
import type { CameraVelocity } from '@smart-fire/api-client/cameras'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Button, Spinner } from '@smart-fire/ui'
import { CircleAlert, TriangleAlert, Unplug } from 'lucide-react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { CameraControlActor } from './camera-control.actor'
import * as catalogue from './camera-control.messages'
import { ControlBox, ControlWords } from './control-box'
import { DirectionPad } from './direction-pad'
import { MOVEMENTS, movementOfKey, type Movement } from './movements'
import { PresetList } from './preset-list'

/** The control of a camera in each of its states. */
export function CameraControlView() {
  const words = useMessages(catalogue)
  const actor = CameraControlActor.useActorRef()
  const snapshot = CameraControlActor.useSelector((each) => each)
  const { abilities, problem, preset, velocity } = snapshot.context
  const state = statePaths(snapshot.value)
  const retry = <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>
  const told = (icon: ReactNode, text: string) => <ControlBox state={state}><ControlWords icon={icon} act={retry}>{text}</ControlWords></ControlBox>

  if (snapshot.matches('loading')) return <ControlBox state={state}><ControlWords icon={<Spinner />}>{words.loading}</ControlWords></ControlBox>
  if (snapshot.matches('failed')) return told(<CircleAlert size={16} aria-hidden />, words.failed)
  if (snapshot.matches('noAnswer')) return told(<Unplug size={16} aria-hidden />, words.noAnswer)
  if (snapshot.matches('unusable')) return told(<TriangleAlert size={16} aria-hidden />, problem?.reason ?? words.unusable)

  const isStepping = snapshot.matches({ ready: 'stepping' })
  const isMoving = snapshot.matches({ ready: 'moving' }) || isStepping
  const able = (movement: Movement) => ('zoom' in MOVEMENTS[movement] ? abilities?.canZoom === true : abilities?.canTurn === true)
  const start = (movement: Movement) => able(movement) && actor.send({ type: 'hold.start', velocity: MOVEMENTS[movement] })
  const step = (movement: Movement) => able(movement) && actor.send({ type: 'step', velocity: MOVEMENTS[movement] })
  const end = () => actor.send({ type: 'hold.end' })
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const movement = movementOfKey(event.key)
      if (movement === null) return
      event.preventDefault()
      if (!event.repeat) start(movement)
    },
    onKeyUp: (event: KeyboardEvent) => movementOfKey(event.key) !== null && end(),
    // also when the window loses the focus: then no key is heard to be let go
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && end(),
  }
  return (
    <ControlBox state={state} keys={keys}>
      <Flex gap="4" align="stretch">
        {abilities?.canTurn || abilities?.canZoom ? <DirectionPad able={able} held={isMoving ? heldOf(velocity) : null} onStart={start} onEnd={end} onStep={step} /> : <Text>{words.nothing}</Text>}
        <PresetList presets={abilities?.presets ?? []} called={preset} isBusy={snapshot.matches({ ready: 'going' })} onCall={(token) => actor.send({ type: 'preset.call', token })} />
      </Flex>
      <Text role="status" mt="1.5" minHeight="4">{noteOf()}</Text>
    </ControlBox>
  )

  function noteOf(): string {
    if (problem) return problem.reason ?? words.taken
    if (snapshot.matches({ ready: 'stopping' })) return words.stopping
    if (snapshot.matches({ ready: 'going' })) return words.going(abilities?.presets.find(({ token }) => token === preset)?.name ?? preset ?? '')
    if (isStepping) return words.stepping
    return isMoving ? words.moving : words.hint
  }
}

const heldOf = (velocity: CameraVelocity): Movement | null => (Object.keys(MOVEMENTS) as Movement[]).find((movement) => MOVEMENTS[movement] === velocity) ?? null
