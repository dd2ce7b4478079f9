import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './logs.sample'
import logs from './logs.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const SignInLog = { ...screenStory(logs, sample), name: 'Sign-in log 登录日志' }
