import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './recognitions.sample'
import recognitions from './recognitions.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Recognitions = { ...screenStory(recognitions, sample), name: 'Recognitions 识别设备' }
