import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './plans.sample'
import plans from './plans.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionPlans = screenStory(plans, sample)
