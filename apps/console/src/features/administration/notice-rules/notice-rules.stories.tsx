import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './notice-rules.sample'
import noticeRules from './notice-rules.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const PushRules = { ...screenStory(noticeRules, sample), name: 'Push rules 管理规则、推送规则' }
