import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './exception-records.sample'
import screens from './exception-records.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const ExceptionRecords = { ...screenStory(screens, sample), name: 'Exception records 异常记录' }
