import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './early-warnings.sample'
import earlyWarnings from './early-warnings.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const EarlyWarnings = { ...screenStory(earlyWarnings, sample), name: 'Early warnings 预警记录' }
