import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './device-series.sample'
import deviceSeries from './device-series.screen'

export default { title: 'Console/Screens/Device series' } satisfies Meta

export const Filled = screenStory(deviceSeries, sample)
