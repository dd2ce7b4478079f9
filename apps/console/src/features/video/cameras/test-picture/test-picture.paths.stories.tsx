import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { createRef } from 'react'
import { walkEveryPath } from '../../../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../../../testing/story-world'
import { TestPictureActor } from './test-picture.actor'
import { testPictureMachine } from './test-picture.machine'
import { TestPictureView } from './test-picture.view'

const meta = {
  title: 'Console 控制台/Video 视频/Test picture 测试画面/Paths',
  id: 'console-video-test-picture-paths',
  parameters: { machine: testPictureMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const ADDRESS = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls' as const, reason: null }

export const EveryPath = walkEveryPath(
  {
    machine: testPictureMachine,
    starts: [{ input: undefined }],
    events: { again: [{}] },
    answers: { address: [ADDRESS, { ...ADDRESS, url: null, kind: null, reason: '需要流媒体网关' }], picture: [undefined] },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <TestPictureActor.Provider {...actor}>
        <TestPictureView address="rtsp://10.0.0.8/1" offlineSince={null} video={createRef<HTMLVideoElement>()} canvas={createRef<HTMLCanvasElement>()} onClose={() => undefined} />
      </TestPictureActor.Provider>
    </StoryWorld>
  ),
)
