import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './points.sample'
import points from './points.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const FireHostPoints = screenStory(points, sample)
