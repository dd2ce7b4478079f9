import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './facility-types.sample'
import facilityTypes from './facility-types.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const FacilityTypes = { ...screenStory(facilityTypes, sample), name: 'Facility types 设施类型管理' }
