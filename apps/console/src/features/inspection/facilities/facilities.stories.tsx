import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './facilities.sample'
import facilities from './facilities.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Facilities = { ...screenStory(facilities, sample), name: 'Facilities 巡检设施管理' }
