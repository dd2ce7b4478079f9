import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './roles.sample'
import roles from './roles.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Roles = { ...screenStory(roles, sample), name: 'Roles 角色权限管理' }
