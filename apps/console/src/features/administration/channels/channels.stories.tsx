import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './channels.sample'
import channels from './channels.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const MonitoringSystems = screenStory(channels, sample)
