import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './menus.sample'
import menus from './menus.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Menus = { ...screenStory(menus, sample), name: 'Menus 菜单管理' }
