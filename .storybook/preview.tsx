import type { Preview } from '@storybook/react-vite'
import { Box } from '@chakra-ui/react'
import { UiRoot } from '@smart-fire/ui'
import { configure } from 'storybook/test'
import { freezeClock, isStateStory } from './frozen-clock'
import { hearCharts, noteStoryFile } from './live/hear-charts'
import { observeActors } from './live/observe-actors'
import { followToolbar } from './live/toolbar'
import { mockLoader } from './mock-loader'
import { MODES } from './modes'
import { withoutReferences } from './without-references'

configure({
  // lazily loaded parts take more than the default second on a busy machine
  asyncUtilTimeout: 10_000,
  // the default prints the whole document into every error, also into those of a search that goes on: a tenth of the time of all stories
  getElementError: (message) => Object.assign(new Error(message ?? 'not found'), { name: 'TestingLibraryElementError' }),
})

observeActors()
hearCharts()
followToolbar()

/** What a component says of itself, which the build keeps on it. */
function descriptionOf(component: { __docgenInfo?: { description?: string } } | null): string {
  return withoutReferences(component?.__docgenInfo?.description ?? '')
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mockLoader],
  beforeEach: ({ title, parameters }) => {
    noteStoryFile(parameters.fileName)
    return isStateStory(title) ? freezeClock(parameters.clock as number | undefined) : undefined
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: [{ value: 'light', title: '浅色' }, { value: 'dark', title: '深色' }] },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [{ value: 'zh-CN', title: '中文' }, { value: 'en', title: 'English' }] },
    },
  },
  initialGlobals: { theme: 'light', locale: 'zh-CN' },
  parameters: {
    // a violation of an accessibility rule fails the story's test
    // of what passes one example is enough: to describe every element takes longer than to find the violations
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // the token comes from CHROMATIC_PROJECT_TOKEN
    chromatic: { modes: MODES, delay: 300 },
    options: {
      storySort: {
        order: [
          'Welcome 欢迎',
          'Guide 指南',
          // in reading order for a new developer
          [
            'Five minutes to embed 五分钟接入', 'How a dialog is made 对话框的构成', 'The alarm feed and its promises 报警动态的承诺',
            'Error catalogue 错误目录', 'Contract and mock 接口契约与模拟平台', 'Accessibility statement 无障碍声明',
          ],
          'Foundations 基础',
          ['Colour and tone 颜色与色调', 'Type 字体字号', 'Space 间距', 'Icons 图标', 'Motion 动效', 'Sound 声音', 'Writing 文案'],
          'Workbench 工作台',
          ['State gallery 状态一览'],
          'Dialogs 对话框',
          'Provider 接入层',
          'UI 组件',
          'Console 控制台',
        ],
      },
    },
    layout: 'fullscreen',
    docs: {
      // each story of a docs page has its own frame, because a full-screen dialog would cover the page
      story: { inline: false, height: '480px' },
      // loaded with a docs page: it is a third of the code that the frame of each story would load
      renderer: async () => (await import('./blocks/docs-renderer')).docsRenderer(),
      extractComponentDescription: descriptionOf,
    },
    // only a playground has controls: of its args each is proved to change what is shown
    controls: { disable: true },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <UiRoot theme={globals.theme === 'dark' ? 'dark' : 'light'} locale={globals.locale === 'en' ? 'en' : 'zh-CN'}>
        <Box bg="bg.canvas" color="fg.default" padding="6" minHeight={viewMode === 'story' ? '100vh' : undefined}>
          <Story />
        </Box>
      </UiRoot>
    ),
  ],
}

export default preview
