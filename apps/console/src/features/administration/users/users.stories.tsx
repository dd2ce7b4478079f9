import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './users.sample'
import users from './users.screen'

export default { title: 'Console/Screens/Users' } satisfies Meta

export const Filled = screenStory(users, sample)
