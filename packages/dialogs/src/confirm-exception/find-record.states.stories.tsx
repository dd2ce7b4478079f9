import { aRecord } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FindRecordActor } from './find-record.actor'
import { type FindRecordContext, findRecordMachine } from './find-record.machine'
import { FindRecordView } from './find-record.view'

interface Args {
  value: StateValueFrom<typeof findRecordMachine>
  record?: FindRecordContext['record']
}

const ref = { kind: 'general', id: '1' } as const

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Find record 查找记录/States',
  id: 'dialogs-confirm-exception-find-record-states',
  parameters: { machine: findRecordMachine },
  render: ({ value, record = null }, { globals }) => (
    <StoryProvider globals={globals}>
      <FindRecordActor.Provider options={{ input: { ref }, snapshot: snapshotAt(findRecordMachine, value, { ref, record }) }}>
        <FindRecordView>{({ buildingName }) => <p>{buildingName}</p>}</FindRecordView>
      </FindRecordActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Loading: Story = {
  args: { value: 'loading' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('正在加载记录…')).toBeVisible()
    // nothing can be decided on a record that is not known
    await expect(screen.queryByRole('radio')).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: 'failed' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('alert')).toHaveTextContent('记录加载失败')
    await expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(screen.queryByText('未找到该记录')).toBeNull()
  },
}

export const Missing: Story = {
  args: { value: 'missing' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('未找到该记录')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

export const Found: Story = {
  args: { value: 'found', record: aRecord({ buildingName: '星河大厦' }) },
  play: async () => {
    await expect(await screen.findByText('星河大厦')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
