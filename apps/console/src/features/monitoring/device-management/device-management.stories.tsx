import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './device-management.sample'
import deviceManagement from './device-management.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const DeviceManagement = { ...screenStory(deviceManagement, sample), name: 'Device management 设备管理' }
