import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './routes.sample'
import routes from './routes.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionRoutes = screenStory(routes, sample)
