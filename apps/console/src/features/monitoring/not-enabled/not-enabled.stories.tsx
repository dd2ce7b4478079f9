import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './not-enabled.sample'
import notEnabled from './not-enabled.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const NotEnabledDevices = { ...screenStory(notEnabled, sample), name: 'Not enabled devices 未启用设备' }
