import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './device-series.sample'
import deviceSeries from './device-series.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const DeviceSeries = screenStory(deviceSeries, sample)
