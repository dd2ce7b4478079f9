import type { Meta } from '@storybook/react-vite'
import { screenStory } from '../../../testing/screen-story'
import sample from './dictionary.sample'
import dictionary from './dictionary.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const Dictionary = { ...screenStory(dictionary, sample), name: 'Dictionary 字典管理' }
