import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './plans.sample'
import plans from './plans.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionPlans = { ...screenStory(plans, sample), name: 'Inspection plans 巡检计划' }
