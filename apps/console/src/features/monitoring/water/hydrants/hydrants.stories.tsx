import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './hydrants.sample'
import hydrants from './hydrants.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Hydrants = screenStory(hydrants, sample)
