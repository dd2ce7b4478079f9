import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Button } from '../button/button'
import { ChoiceBar } from '../field/choice-bar'
import { StatusBadge } from '../status/status-badge'
import { FullScreenDialog } from './full-screen-dialog'
import { SlidePanel, type SlidePanelProps } from './slide-panel'

function Plan() {
  const [panel, setPanel] = useState(false)
  const [point, setPoint] = useState('smoke')
  return (
    <FullScreenDialog open onClose={() => {}} title="万达广场A座 3F">
      <Button onClick={() => setPanel(true)}>点型光电感烟火灾探测器</Button>
      <SlidePanel
        open={panel}
        onClose={() => setPanel(false)}
        title="点型光电感烟火灾探测器"
        subtitle="86102304037"
        badge={<StatusBadge tone="alarm">报警</StatusBadge>}
        actions={<Button size="sm">平面图</Button>}
        footer={<Button variant="solid">导出</Button>}
      >
        <ChoiceBar label="监测点" value={point} onChange={setPoint} options={[{ value: 'smoke', label: '烟雾浓度', tone: 'alarm' }, { value: 'heat', label: '温度' }]} />
        {Array.from({ length: 60 }, (_, at) => <p key={at}>{`第 ${at + 1} 条记录`}</p>)}
      </SlidePanel>
    </FullScreenDialog>
  )
}

const meta = { title: 'UI 组件/SlidePanel 侧滑面板', id: 'ui-slidepanel', component: Plan } satisfies Meta<typeof Plan>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<Pick<SlidePanelProps, 'title' | 'subtitle' | 'width'>> = {
  ...playground({ title: '点型光电感烟火灾探测器', subtitle: '86102304037', width: 'medium' }, { width: ['medium', 'wide'] }),
  render: (args) => <SlidePanel {...args} open onClose={() => {}}>3F 东侧走道电梯厅前室</SlidePanel>,
}

const opener = () => screen.findByRole('button', { name: '点型光电感烟火灾探测器' })
const open = async () => {
  // the dialog below hides all that is not its own in the frame in which it takes the focus
  await waitFor(() => expect(screen.getByRole('dialog', { name: '万达广场A座 3F' })).toContainElement(document.activeElement as HTMLElement))
  await userEvent.click(await opener())
  const panel = await screen.findByRole('dialog', { name: '点型光电感烟火灾探测器' })
  await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(window.innerWidth))
  return panel
}

export const FromTheRight: Story = {
  async play() {
    const panel = await open()
    await expect(panel.getBoundingClientRect().width).toBe(Math.min(980, window.innerWidth))
    await expect(getComputedStyle(panel).animationDuration).toMatch(matchMedia('(prefers-reduced-motion: reduce)').matches ? /^0\.001s$/ : /^0\.3s$/)
    within(panel).getByText('第 60 条记录').scrollIntoView()
    await expect(within(panel).getByRole('button', { name: '导出' })).toBeVisible()
  },
}

export const EscapeClosesThePanelOnly: Story = {
  async play() {
    const panel = await open()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      await expect(panel.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '点型光电感烟火灾探测器' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: '万达广场A座 3F' })).toBeVisible()
    await waitFor(async () => expect(await opener()).toHaveFocus())
  },
}
