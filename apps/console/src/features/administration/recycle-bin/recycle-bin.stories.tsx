import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './recycle-bin.sample'
import recycleBin from './recycle-bin.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const RecycleBin = screenStory(recycleBin, sample)
