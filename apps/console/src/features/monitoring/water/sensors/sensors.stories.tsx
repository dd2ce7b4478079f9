import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './sensors.sample'
import sensors from './sensors.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const OutdoorSensors = { ...screenStory(sensors, sample), name: 'Outdoor sensors 硬件实施' }
