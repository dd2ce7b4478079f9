import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './types.sample'
import types from './types.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionTypes = { ...screenStory(types, sample), name: 'Inspection types 巡检设施类型' }
