import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './hosts.sample'
import hosts from './hosts.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const FireHosts = { ...screenStory(hosts, sample), name: 'Fire hosts 主机管理' }
