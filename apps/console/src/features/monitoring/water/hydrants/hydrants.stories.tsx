import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './hydrants.sample'
import hydrants from './hydrants.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Hydrants = { ...screenStory(hydrants, sample), name: 'Hydrants 消火栓管理' }
