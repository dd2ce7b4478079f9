import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './alarm-levels.sample'
import alarmLevels from './alarm-levels.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const AlarmLevels = screenStory(alarmLevels, sample)
