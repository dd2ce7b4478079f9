import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './users.sample'
import users from './users.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Users = screenStory(users, sample)
