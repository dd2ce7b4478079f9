import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './not-enabled.sample'
import notEnabled from './not-enabled.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const NotEnabledDevices = screenStory(notEnabled, sample)
