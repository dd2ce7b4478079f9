import type { Preview } from '@storybook/react-vite'
import { Box } from '@chakra-ui/react'
import { UiRoot } from '@smart-fire/ui'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { ThemedDocs } from './blocks/docs-container'
import { DocsPage } from './blocks/docs-page'
import { freezeClock, isStateStory } from './frozen-clock'
import { observeActors } from './live/observe-actors'
import { followToolbar } from './live/toolbar'
import { MODES } from './modes'
import { startMockWorker } from './start-mock-worker'

// lazily loaded parts take more than the default second on a busy machine
configure({ asyncUtilTimeout: 10_000 })

observeActors()
followToolbar()

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startMockWorker)],
  beforeEach: ({ title, parameters }) => (isStateStory(title) ? freezeClock(parameters.clock as number | undefined) : undefined),
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
    a11y: { test: 'error' },
    // the token comes from CHROMATIC_PROJECT_TOKEN
    chromatic: { modes: MODES, delay: 300 },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guide',
          // in reading order for a new developer
          ['Five minutes to embed', 'How a dialog is made', 'Tokens and tones', 'The alarm feed and its promises', 'Error catalogue', 'Contract and mock', 'Accessibility statement'],
          'Workbench',
          'Dialogs',
          'Provider',
          'UI',
          'Console',
        ],
      },
    },
    layout: 'fullscreen',
    // each story of a docs page has its own frame, because a full-screen dialog would cover the page
    docs: { story: { inline: false, height: '480px' }, page: DocsPage, container: ThemedDocs },
    controls: { exclude: ['value', 'context'] },
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
