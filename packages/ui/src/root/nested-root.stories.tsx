import { Box, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../components/button/button'
import { UiRoot } from './ui-root'

/** A root inside another root has its own theme. */
function Nested() {
  return (
    <UiRoot theme="dark">
      <Box bg="bg.surface" p="4">
        <Text>深色</Text>
        <UiRoot theme="light">
          <Box bg="bg.surface" p="4">
            <Text>浅色</Text>
            <Button>按钮</Button>
          </Box>
        </UiRoot>
      </Box>
    </UiRoot>
  )
}

const meta = { title: 'UI 组件/UiRoot 根节点', id: 'ui-uiroot', component: Nested } satisfies Meta<typeof Nested>

export default meta
type Story = StoryObj<typeof meta>

export const LightInsideDark: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(getComputedStyle(canvas.getByText('深色')).color).toBe('rgb(228, 234, 241)')
    await expect(getComputedStyle(canvas.getByText('浅色')).color).toBe('rgb(24, 33, 43)')
    await expect(getComputedStyle(canvas.getByRole('button', { name: '按钮' })).color).toBe('rgb(24, 33, 43)')
  },
}
