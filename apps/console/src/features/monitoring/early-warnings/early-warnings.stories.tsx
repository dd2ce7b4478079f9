import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './early-warnings.sample'
import earlyWarnings from './early-warnings.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const EarlyWarnings = screenStory(earlyWarnings, sample)
