import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './gateways.sample'
import gateways from './gateways.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const Gateways = screenStory(gateways, sample)
