import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './device-management.sample'
import deviceManagement from './device-management.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const DeviceManagement = screenStory(deviceManagement, sample)
