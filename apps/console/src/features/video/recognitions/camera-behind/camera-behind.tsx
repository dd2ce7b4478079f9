import { cameras } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { useLoaded, type PictureBehindProps } from '../../../../screens'
import { TestPictureActor } from '../../cameras/test-picture/test-picture.actor'
import { useTakenPicture } from '../../cameras/test-picture/use-taken-picture'
import { CameraBehindView, WithoutCamera } from './camera-behind.view'

/** The picture of the chosen camera, behind the area that is drawn on it: one still picture of its stream, which is closed at once. */
export function CameraBehind({ given: { cameraId }, children }: PictureBehindProps) {
  if (typeof cameraId !== 'string' || cameraId === '') return <WithoutCamera>{children}</WithoutCamera>
  return <PictureOf key={cameraId} id={cameraId}>{children}</PictureOf>
}

function PictureOf({ id, children }: Pick<PictureBehindProps, 'children'> & { id: string }) {
  const client = useClient()
  const { logic, video, canvas } = useTakenPicture((signal) => client.with(cameras).monitor({ id }, signal))
  const camera = useLoaded({ load: (query, signal) => client.with(cameras).get(query.id, signal), query: useMemo(() => ({ id }), [id]) })
  return (
    <TestPictureActor.Provider logic={logic}>
      <CameraBehindView camera={camera.value} video={video} canvas={canvas}>{children}</CameraBehindView>
    </TestPictureActor.Provider>
  )
}
