import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './firms.sample'
import firms from './firms.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Manufacturers = screenStory(firms, sample)
