import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './measuring-points.sample'
import measuringPoints from './measuring-points.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const MeasuringPoints = screenStory(measuringPoints, sample)
