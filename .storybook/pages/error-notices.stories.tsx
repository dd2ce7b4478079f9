import { Flex } from '@chakra-ui/react'
import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/ui/src'
import { expect, screen, userEvent } from 'storybook/test'
import { useErrorNotice } from '../../packages/dialogs/src/provider'
import { StoryProvider } from '../../packages/dialogs/src/testing/story-provider'
import { ERROR_KINDS } from './error-kinds'

const meta = {
  title: 'Workbench 工作台/Error notices 错误提示',
  id: 'workbench-error-notices',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => (
    <StoryProvider globals={globals}>
      <Flex gap="2" wrap="wrap" minH="200px" align="flex-start" alignContent="flex-start" lang="en">
        {ERROR_KINDS.map((kind) => (
          <Raise key={kind} kind={kind} />
        ))}
      </Flex>
    </StoryProvider>
  ),
} satisfies Meta

export default meta
type Story = StoryObj

function Raise({ kind }: { kind: ApiErrorKind }) {
  const report = useErrorNotice()
  return <Button onClick={() => report(new ApiError(kind, { serverMessage: kind === 'refused' ? '设备已被停用' : null }))}>{kind}</Button>
}

export const OneOfEachKind: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'network' }))
    await expect(await screen.findByText('服务请求超时！')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'refused' }))
    await expect(await screen.findByText('设备已被停用')).toBeVisible()
  },
}
