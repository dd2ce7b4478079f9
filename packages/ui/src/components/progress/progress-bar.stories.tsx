import type { Meta, StoryObj } from '@storybook/react-vite'
import { playground } from '../../../../../.storybook/playground'
import { ProgressBar } from './progress-bar'

const meta = { title: 'UI 组件/ProgressBar 进度条', id: 'ui-progressbar', component: ProgressBar } satisfies Meta<typeof ProgressBar>

export default meta

export const Playground: StoryObj<typeof meta> = playground({ label: '导出', value: 0.62, text: '186 / 300', hideText: false })
