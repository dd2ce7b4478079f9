import { Box } from '@chakra-ui/react'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { PICTURE } from '../../../../lib/video/picture-colours'
import { rightCode, RightsContext } from '../../../../screens/rights/rights'
import { StoryWorld } from '../../../../testing/story-world'
import { aCamera } from '../../cameras/cameras.sample'
import { CameraControl } from './camera-control'

interface Args {
  mayControl: boolean
  status: '2' | '4'
}

const RIGHT = rightCode('videoSurveillance/videoWatch', 'btn_control')

const meta = {
  title: 'Console 控制台/Video 视频/Camera control 云台控制/Before 之前',
  id: 'console-video-camera-control-before',
  parameters: { msw: createMockBackend().handlers },
  args: { mayControl: true, status: '2' },
  render: ({ mayControl, status }, { globals }) => (
    <StoryWorld globals={globals}>
      <RightsContext.Provider value={new Set(mayControl ? [RIGHT] : [])}>
        <Box width="640px" height="360px" position="relative" bg={PICTURE.muted}><CameraControl camera={aCamera({ status, controlAddress: 'http://10.20.3.8' })} /></Box>
      </RightsContext.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const says = (text: string) => async () => {
  const box = within(await screen.findByRole('group', { name: '云台控制' }))
  await expect(box.getByRole('status')).toHaveTextContent(text)
  await expect(box.queryByRole('button')).toBeNull()
}

export const WithoutRight: Story = { args: { mayControl: false }, play: says('没有云台控制权限') }
export const Offline: Story = { args: { status: '4' }, play: says('摄像机离线，不能转动') }
