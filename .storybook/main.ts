import type { StorybookConfig } from '@storybook/react-vite'
import { zoomPanPinchForVite } from '../packages/ui/zoom-pan-pinch-build'
import { SOURCE_CONDITIONS } from './source-conditions'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './{pages,statechart,scenarios}/*.stories.tsx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/console/src/**/*.mdx', '../apps/console/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['./public'],
  // without this Storybook requests the published Storybooks of our dependencies and lists them beside ours
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), zoomPanPinchForVite()],
    resolve: { ...vite.resolve, conditions: SOURCE_CONDITIONS },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
