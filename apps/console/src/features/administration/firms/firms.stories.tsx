import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './firms.sample'
import firms from './firms.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Manufacturers = { ...screenStory(firms, sample), name: 'Manufacturers 厂商管理' }
