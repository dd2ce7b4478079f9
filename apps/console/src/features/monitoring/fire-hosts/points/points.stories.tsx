import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../../testing/screen-story'
import sample from './points.sample'
import points from './points.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const FireHostPoints = { ...screenStory(points, sample), name: 'Fire host points 主机关联设备' }
