import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './organisation.sample'
import organisation from './organisation.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Organisation = { ...screenStory(organisation, sample), name: 'Organisation 组织机构' }
