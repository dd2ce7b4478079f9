import type { StorybookConfig } from '@storybook/react-vite'
import { zoomPanPinchForVite } from '../packages/ui/zoom-pan-pinch-build'
import { SOURCE_CONDITIONS } from './source-conditions'
import { withoutReferences } from './without-references'

/**
 * The code that many stories need, in one file: with a file for every combination of stories that need a module, one story loaded 150
 * files. What documentation pages need stays apart.
 */
const SHARED_CODE = { name: 'shared', minShareCount: 12, test: (id: string) => !/[\\/][.@]?storybook[\\/]/.test(id) }

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './{pages,statechart,scenarios}/*.stories.tsx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/console/src/**/*.mdx', '../apps/console/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // the highlighter reads the styles of every element after every change of the page, which no test looks at
  features: { sidebarOnboardingChecklist: false, highlight: process.env.STORIES_ARE_TESTED === undefined },
  staticDirs: ['./public', { from: './photos', to: '/photos' }],
  // without this Storybook requests the published Storybooks of our dependencies and lists them beside ours
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // resolves types over files, unlike react-docgen: a prop that is another package's type is a choice, not a text box
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/*/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => {
        prop.description = withoutReferences(prop.description)
        // the hundreds of attributes of HTML and Chakra are documented by them
        return prop.parent === undefined || !prop.parent.fileName.includes('node_modules')
      },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), zoomPanPinchForVite()],
    resolve: { ...vite.resolve, conditions: SOURCE_CONDITIONS },
    build: { ...vite.build, chunkSizeWarningLimit: 4000, rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups: [SHARED_CODE] } } } },
  }),
}

export default config
