import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './records.sample'
import records from './records.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const InspectionRecords = { ...screenStory(records, sample), name: 'Inspection records 巡检记录' }
