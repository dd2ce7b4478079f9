import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './tenants.sample'
import tenants from './tenants.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Tenants = screenStory(tenants, sample)
