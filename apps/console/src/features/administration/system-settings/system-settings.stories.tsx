import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './system-settings.sample'
import systemSettings from './system-settings.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const MeasuringWarnings = { ...screenStory(systemSettings, sample), name: 'Measuring warnings 系统设置、监测点预警' }
