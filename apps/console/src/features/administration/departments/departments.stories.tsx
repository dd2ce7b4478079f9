import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './departments.sample'
import departments from './departments.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Departments = screenStory(departments, sample)
