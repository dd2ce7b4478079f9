import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './alarm-levels.sample'
import alarmLevels from './alarm-levels.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const AlarmLevels = { ...screenStory(alarmLevels, sample), name: 'Alarm levels 报警等级' }
