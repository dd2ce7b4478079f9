import { cameras, type Camera } from '@smart-fire/api-client/cameras'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import { Lock, VideoOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { useRights } from '../../../../screens/rights/rights'
import { CameraControlActor } from './camera-control.actor'
import { cameraControlMachine } from './camera-control.machine'
import * as catalogue from './camera-control.messages'
import { CameraControlView } from './camera-control.view'
import { ControlBox, ControlWords } from './control-box'
import { holdCamera } from './hold-camera'

interface CameraControlProps {
  /** with a control address; another one needs another `key` */
  camera: Camera
}

/** Turns a camera, over its enlarged picture. A user without the right, a camera that is offline, and a camera that does not follow look different (ADR 74). */
export function CameraControl({ camera }: CameraControlProps) {
  const words = useMessages(catalogue)
  const mayControl = useRights('videoSurveillance/videoWatch')('btn_control')
  if (!mayControl) return <ControlBox state="denied"><ControlWords icon={<Lock size={16} aria-hidden />}>{words.denied}</ControlWords></ControlBox>
  if (camera.status === SENSOR_STATUS.offline) return <ControlBox state="offline"><ControlWords icon={<VideoOff size={16} aria-hidden />}>{words.offline}</ControlWords></ControlBox>
  return <LiveControl id={camera.id} />
}

function LiveControl({ id }: { id: string }) {
  const client = useClient()
  const [logic] = useState(() => {
    const { control } = client.with(cameras)
    return cameraControlMachine.provide({
      actors: {
        abilities: fromPromise(({ signal }) => control.abilities(id, signal)),
        holder: fromCallback(({ input: { velocity }, sendBack }) => holdCamera(document, () => control.move(id, velocity), sendBack)),
        // without a signal: a stop is sent whatever follows
        stop: fromPromise(() => control.stop(id)),
        goTo: fromPromise(({ input: { token } }) => control.goTo(id, token)),
      },
    })
  })
  return (
    <CameraControlActor.Provider logic={logic}>
      <StopWhenGone stop={() => void client.with(cameras).control.stop(id).catch(() => undefined)} />
      <CameraControlView />
    </CameraControlActor.Provider>
  )
}

/** A pane that is closed during a move stops the camera at once; without this it would turn for a second more. */
function StopWhenGone({ stop }: { stop: () => void }) {
  const actor = CameraControlActor.useActorRef()
  const [latest] = useState(() => stop)
  useEffect(() => () => {
    const last = actor.getSnapshot()
    if (last.matches({ ready: 'moving' }) || last.matches({ ready: 'stepping' })) latest()
  }, [actor, latest])
  return null
}
