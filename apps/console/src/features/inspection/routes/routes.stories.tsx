import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './routes.sample'
import routes from './routes.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionRoutes = { ...screenStory(routes, sample), name: 'Inspection routes 巡检路线' }
