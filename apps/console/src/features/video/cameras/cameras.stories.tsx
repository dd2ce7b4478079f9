import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './cameras.sample'
import cameras from './cameras.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Cameras = { ...screenStory(cameras, sample), name: 'Cameras 摄像机管理' }
