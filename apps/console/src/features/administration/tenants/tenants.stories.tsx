import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './tenants.sample'
import tenants from './tenants.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Tenants = { ...screenStory(tenants, sample), name: 'Tenants 站点管理' }
