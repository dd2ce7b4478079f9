import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './networked-units.sample'
import networkedUnits from './networked-units.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const NetworkedUnits = { ...screenStory(networkedUnits, sample), name: 'Networked units 联网单位管理' }
