import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './buildings.sample'
import buildings from './buildings.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Buildings = { ...screenStory(buildings, sample), name: 'Buildings 建筑管理' }
