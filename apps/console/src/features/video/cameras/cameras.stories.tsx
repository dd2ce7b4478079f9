import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './cameras.sample'
import cameras from './cameras.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Cameras = screenStory(cameras, sample)
