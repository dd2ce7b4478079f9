import { Box } from '@chakra-ui/react'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { createRef } from 'react'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../testing/story-world'
import { CameraStreamActor } from './camera-stream.actor'
import { cameraStreamMachine } from './camera-stream.machine'
import { CameraStreamView } from './camera-stream.view'

const meta = {
  title: 'Console 控制台/Video 视频/Camera stream 摄像机画面/Paths',
  id: 'console-video-camera-stream-paths',
  parameters: { machine: cameraStreamMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const ADDRESS = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls' as const, reason: null }

export const EveryPath = walkEveryPath(
  {
    machine: cameraStreamMachine,
    starts: [{ input: { since: null } }],
    events: {
      'element.shown': [{}], 'element.hidden': [{}], retry: [{}], 'player.playing': [{}], 'player.stalled': [{}], 'player.failed': [{}],
    },
    answers: { address: [ADDRESS, { ...ADDRESS, url: null, kind: null, reason: '需要流媒体网关' }] },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <CameraStreamActor.Provider {...actor}>
        <Box width="640px" height="360px"><CameraStreamView name="大堂" video={createRef<HTMLVideoElement>()} /></Box>
      </CameraStreamActor.Provider>
    </StoryWorld>
  ),
)
