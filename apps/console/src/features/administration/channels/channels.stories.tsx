import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './channels.sample'
import channels from './channels.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const MonitoringSystems = { ...screenStory(channels, sample), name: 'Monitoring systems 监测系统管理' }
