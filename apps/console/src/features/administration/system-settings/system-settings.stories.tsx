import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './system-settings.sample'
import systemSettings from './system-settings.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const MeasuringWarnings = screenStory(systemSettings, sample)
