import { createApiClient } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { Flex } from '@smart-fire/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { LinkStatus, StaleBanner } from '../provider'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { AlarmFeed } from './alarm-feed'
import type { AlarmSoundKind } from './alarm-feed.types'
import { scheduleTones, TONES } from './sound/alarm-tones'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const ALARMS = { userId: '9' }

const meta = {
  title: 'Dialogs 对话框/Alarm feed 报警动态/Flows',
  id: 'dialogs-alarm-feed-flows',
  component: AlarmFeed,
  parameters: { msw: backend.handlers },
  beforeEach: () => {
    backend.heal()
    backend.alarms.reachable = true
    backend.world.records = []
    return () => backend.alarms.drop()
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={ALARMS}>
      <StaleBanner />
      <Flex justify="flex-end" align="center" gap="3" minH="560px" alignItems="flex-start">
        <LinkStatus />
        <AlarmFeed {...args} />
      </Flex>
    </StoryProvider>
  ),
} satisfies Meta<typeof AlarmFeed>

export default meta
type Story = StoryObj<typeof meta>

/** One fire and one fault are open. */
export const Playground: Story = {
  ...playground({ named: true }),
  beforeEach: () => {
    backend.world.records = [aRecord({ id: '1' }), aFaultRecord({ id: '2' })]
  },
}

const live = () => screen.findByText('实时连接正常', undefined, { timeout: 10_000 })

/** A fire is pushed and acknowledged; a colleague's verdict removes it. */
export const AFireComesAndIsHandled: Story = {
  play: async () => {
    await live()
    backend.raise(aRecord({ id: '5' }))
    const notice = await screen.findByRole('article', { name: '火警 · 星河大厦' })
    await expect(notice).toHaveTextContent('烟雾报警')
    await userEvent.click(within(notice).getByRole('button', { name: '接警' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^报警动态/ }))
    await expect(await screen.findByText('已接警')).toBeVisible()
    backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' })
    await expect(await screen.findByText('没有待接警信息')).toBeVisible()
  },
}

/** The notice opens its place on the floor plan and stays above the dialog, where the keyboard reaches it too. */
export const FromTheNoticeToItsPlace: Story = {
  play: async () => {
    await live()
    backend.raise(aRecord({ id: '9' }))
    await userEvent.click(await screen.findByRole('button', { name: '查看位置：星河大厦' }))
    const dialog = await dialogShown(/星河大厦/)
    // from the dialog to the row of the device, and to its popover: on a busy machine each of them takes a second
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement), { timeout: 15_000 })
    // the notice that was followed is taken down; the next one is reached while the dialog is open
    await expect(screen.queryByRole('article', { name: '火警 · 星河大厦' })).toBeNull()
    backend.raise(aRecord({ id: '10', sensorNumber: 's10', buildingId: '20', buildingName: '滨江酒店' }))
    const notice = await screen.findByRole('article', { name: '火警 · 滨江酒店' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(notice).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await expect(within(notice).getByRole('button', { name: '处理' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(dialog).toBeVisible()
  },
}

/** The link breaks, alarms are raised meanwhile, and come in one notice when it is back. */
export const TheLinkBreaks: Story = {
  play: async () => {
    await live()
    backend.alarms.reachable = false
    backend.alarms.drop()
    await expect(await screen.findByText(/连接中断，正在重连（自 \d\d:\d\d:\d\d）/)).toBeVisible()
    backend.world.records = [aRecord({ id: '6', sensorNumber: 's6' }), aFaultRecord({ id: '7', sensorNumber: 's7' })]
    backend.alarms.reachable = true
    window.dispatchEvent(new Event('online'))
    const notice = await screen.findByRole('article', { name: '已恢复连接，补收 2 条报警' }, { timeout: 10_000 })
    await expect(notice).toHaveTextContent('其中火警 1 条：星河大厦 3F 东侧走廊3-2。')
  },
}

/** An unreadable frame does not stop the next one. */
export const AnUnreadableFrame: Story = {
  play: async () => {
    await live()
    backend.alarms.push('<html>502</html>')
    backend.raise(aRecord({ id: '8' }))
    await expect(await screen.findByRole('article', { name: '火警 · 星河大厦' })).toBeVisible()
  },
}

/** Neither sound is silent, and they differ. */
export const TheSoundsAreNotSilent: Story = {
  play: async () => {
    const [fire, fault] = await Promise.all([loudness('fire'), loudness('fault')])
    await expect(fire).toBeGreaterThan(0.1)
    await expect(fault).toBeGreaterThan(0.02)
    await expect(Math.abs(fire - fault)).toBeGreaterThan(0.02)
  },
}

/** Root mean square of a pattern, rendered offline. */
async function loudness(sound: AlarmSoundKind): Promise<number> {
  const context = new OfflineAudioContext(1, 44_100 * 3, 44_100)
  scheduleTones(context, TONES[sound], 0)
  const samples = (await context.startRendering()).getChannelData(0)
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
