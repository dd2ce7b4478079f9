import { Box } from '@chakra-ui/react'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../../../testing/story-world'
import { CameraControlActor } from './camera-control.actor'
import { cameraControlMachine } from './camera-control.machine'
import { CameraControlView } from './camera-control.view'
import { MOVEMENTS } from './movements'

const meta = {
  title: 'Console 控制台/Video 视频/Camera control 云台控制/Paths',
  id: 'console-video-camera-control-paths',
  parameters: { machine: cameraControlMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const DONE = { problem: null, reason: null }
const OUTCOMES = [DONE, { problem: 'noAnswer' as const, reason: '摄像机没有响应' }, { problem: 'taken' as const, reason: '其他用户正在转动此摄像机' }, { problem: 'wrongPassword' as const, reason: '摄像机拒绝了账号或密码' }]
const ABLE = { canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门' }] }

export const EveryPath = walkEveryPath(
  {
    machine: cameraControlMachine,
    starts: [{ input: undefined }],
    events: {
      'hold.start': [{ velocity: MOVEMENTS.left }], step: [{ velocity: MOVEMENTS.left }], 'hold.end': [{}], 'preset.call': [{ token: 'p1' }], retry: [{}], 'hold.problem': OUTCOMES.slice(1).map((outcome) => ({ outcome })), 'hold.failed': [{}],
    },
    answers: { abilities: OUTCOMES.map((outcome) => ({ ...outcome, ...ABLE })), stop: OUTCOMES, goTo: OUTCOMES },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <CameraControlActor.Provider {...actor}>
        <Box width="640px" height="360px" position="relative"><CameraControlView /></Box>
      </CameraControlActor.Provider>
    </StoryWorld>
  ),
)
