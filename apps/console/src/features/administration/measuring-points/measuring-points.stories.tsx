import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './measuring-points.sample'
import measuringPoints from './measuring-points.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const MeasuringPoints = { ...screenStory(measuringPoints, sample), name: 'Measuring points 测点配置' }
