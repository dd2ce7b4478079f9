import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './recycle-bin.sample'
import recycleBin from './recycle-bin.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const RecycleBin = { ...screenStory(recycleBin, sample), name: 'Recycle bin 回收站' }
