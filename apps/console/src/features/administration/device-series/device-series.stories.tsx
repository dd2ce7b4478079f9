import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './device-series.sample'
import deviceSeries from './device-series.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const DeviceSeries = { ...screenStory(deviceSeries, sample), name: 'Device series 设备类型' }
