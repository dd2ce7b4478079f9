import { createMockBackend, MOCK_NOW, MOCK_TOKEN } from '@smart-fire/api-client/mock'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { quickenTimers, setPageDate } from '../page-clock'
import { atFour } from './night-shift'
import { nightPlatform } from './night-platform'
import { aNightWorld } from './night-world'
import type { Player } from './player'
import { SCENARIO_COMMAND, SCENARIO_STATE, type ScenarioCommand, type ScenarioState } from './scenario-channel'
import { type Chosen, ScenarioPlayer, useChosenScenario } from './scenario-player'

/** Loaded by this story only: it is the whole product. */
const WholeConsole = lazy(() => import('../../apps/console/src/testing/whole-console'))

const FOUR = atFour(MOCK_NOW)
const backend = createMockBackend({ world: aNightWorld(FOUR) })
/** The player that runs now: the page has its time. */
const clock = { now: () => 0, pace: () => 1 }
const followPlayer = ({ now, pace }: Player) => void Object.assign(clock, { now, pace })

const meta = {
  title: 'Workbench 工作台/Console 整台',
  id: 'workbench-console',
  args: { scenario: 'nightShift', seed: 1, speed: 10 },
  parameters: {
    msw: [...backend.handlers, ...nightPlatform(backend)],
    // what it shows depends on how far the scenario has come
    chromatic: { disableSnapshot: true },
    docs: { story: { height: '800px' } },
  },
  beforeEach: () => {
    resetWorld()
    const giveBack = [setPageDate(() => FOUR + clock.now()), quickenTimers(() => clock.pace())]
    return () => {
      backend.alarms.drop()
      giveBack.forEach((give) => give())
    }
  },
  render: (chosen, { globals }) => <Stage {...chosen} globals={globals} />,
} satisfies Meta<Chosen>

export default meta
type Story = StoryObj<typeof meta>

/** Remounts the console for a new scenario: nothing of the previous one is left. */
function Stage({ globals, ...first }: Chosen & { globals: Record<string, unknown> }) {
  const { round, ...chosen } = useChosenScenario(first, resetWorld)
  useContact()
  return (
    <Suspense fallback={null}>
      <WholeConsole key={round} backend={backend} accessToken={MOCK_TOKEN} globals={globals} />
      <ScenarioPlayer key={`player ${round}`} chosen={chosen} backend={backend} day={FOUR} onPlayer={followPlayer} onStep={wakePage} />
    </Suspense>
  )
}

const CONTACT_MS = 500

/** Without it a link that is alive would seem minutes old: the page learns of a contact in real time and tells its age in that of the scenario. */
function useContact() {
  useEffect(() => startRefreshTimer(document, { everyMs: CONTACT_MS }, () => backend.alarms.push({ type: 'heartbeatReply' })).stop, [])
}

/** Time may have passed at once, as while a machine sleeps: the page counts its ages anew and loads what is due. The link has not been silent meanwhile. */
function wakePage() {
  backend.alarms.push({ type: 'heartbeatReply' })
  document.dispatchEvent(new Event('visibilitychange'))
}

function resetWorld() {
  Object.assign(clock, { now: () => 0, pace: () => 1 })
  backend.alarms.drop()
  backend.heal()
  backend.alarms.reachable = true
  Object.assign(backend.world, aNightWorld(FOUR), { onHandled: backend.world.onHandled })
}

const command = (name: ScenarioCommand['command']) => addons.getChannel().emit(SCENARIO_COMMAND, { command: name, scenario: 'nightShift', seed: 1, speed: 10 } satisfies ScenarioCommand)
const step = () => command('step')

function stepsAreDone(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const channel = addons.getChannel()
    const follow = ({ done }: ScenarioState) => {
      if (done < wanted) return
      channel.off(SCENARIO_STATE, follow)
      resolve()
    }
    channel.on(SCENARIO_STATE, follow)
  })
}

/** What a screen reader says and what the overview shows after a step. */
async function isAnnounced(words: string, situation: string) {
  await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words))
  await screen.findByText(situation)
}

/** Four in the morning: start it in the toolbar. */
export const TheNight: Story = {
  parameters: {
    docs: {
      description: {
        story:
          '控制台整机运行在模拟平台上，由工具栏的场景演练驱动：凌晨四点的夜班，电池电量低、设备离线、火势逐层上升、断网一分钟、误报，六点交班。'
          + '日期是场景的日期；一秒以上的等待随速度缩短，短于一秒的等待和网络请求不变。'
          + '模拟平台没有的接口，界面如实提示“平台未提供”：概览的事件统计、预警、视频与巡检，实时监测的设备监测值与消火栓，统计分析，设备管理。'
          + '没有授予的菜单：消防主机、视频、巡检、系统管理。\n\n'
          + 'The whole console on the mock platform, driven by the scenario player of the toolbar: a night shift with a weak battery, a lost device, a fire that climbs, '
          + 'a minute without network, a false alarm, and the hand-over at six. The date is that of the scenario; waits of more than a second get shorter with its speed, '
          + 'shorter ones and requests do not. Where the mock platform has no call, the screen says that the platform does not provide it: charts, warnings, cameras and inspection '
          + 'of the overview, live values and hydrants of real-time monitoring, statistics, device management. Fire hosts, video, inspection and administration are not in its menu.',
      },
    },
  },
  play: async () => {
    await screen.findByText('实时连接正常')
    await screen.findByText('1 条异常待处理，其中没有火警')
  },
}

/** The whole night in single steps: what is announced, what the overview shows, and the list of the events at the end. */
export const TheNightStepByStep: Story = {
  play: async () => {
    await screen.findByText('实时连接正常')
    await screen.findByText('1 条异常待处理，其中没有火警')
    step()
    step()
    await isAnnounced('故障，锦绣花园二期，2F 楼梯前室2-1，电池电量低', '2 条异常待处理，其中没有火警')
    step()
    await isAnnounced('故障，万象购物中心，3F 厨房3-1，离线', '3 条异常待处理，其中没有火警')
    step()
    await isAnnounced('火警，星河大厦，8F 东侧走廊8-1，烟雾报警', '1 起火警待处理')
    step()
    await isAnnounced('火警，星河大厦，9F 东侧走廊9-1，烟雾报警', '2 起火警待处理')
    step()
    await screen.findByText('1 起火警待处理')
    step()
    await isAnnounced('火警，万象购物中心，2F 厨房2-1，烟雾报警', '2 起火警待处理')
    step()
    await screen.findByText(/^连接中断，正在重连/)
    step()
    await expect(screen.getByText('2 起火警待处理')).toBeVisible()
    step()
    await isAnnounced('已恢复连接，补收 1 条报警，其中火警 1 条：星河大厦，10F 东侧走廊10-1，烟雾报警', '3 起火警待处理')
    for (const left of ['2 起火警待处理', '1 起火警待处理', '3 条异常待处理，其中没有火警']) {
      step()
      await screen.findByText(left)
    }
    step()
    await screen.findByText('共 25 个监测点 · 更新于 06:00:00')
    // the three fires still burn: their building says so although nothing of them is pending
    await userEvent.click(screen.getByRole('button', { name: /^标注/ }))
    await expect(await screen.findByRole('button', { name: /星河大厦.*真实火警 3/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '无线感烟' }))
    await userEvent.click(await screen.findByRole('link', { name: '实时监测' }))
    await screen.findByText('报警楼层 10F → 9F → 8F')
    await userEvent.click(screen.getByRole('link', { name: '异常记录' }))
    const events = await screen.findByRole('table', { name: '异常记录' })
    // the one that the shift before has left, and the six of the night
    await waitFor(() => expect(events).toHaveAttribute('aria-rowcount', '8'))
    await expect(within(events).getAllByText('真实火警')).toHaveLength(3)
    await userEvent.click(screen.getByRole('link', { name: '设备管理' }))
    await screen.findByText('当前平台不提供“设备管理”')
  },
}

/** Sixty times as fast as real time: the weak battery of 04:03 comes after three seconds, and the page has the date of the night. */
export const AtSixtyTimesTheSpeed: Story = {
  args: { speed: 60 },
  play: async () => {
    await screen.findByText('1 条异常待处理，其中没有火警')
    const isRaised = stepsAreDone(2)
    command('play')
    await isRaised
    // the waits of this test get shorter with the speed as well
    command('pause')
    await isAnnounced('故障，锦绣花园二期，2F 楼梯前室2-1，电池电量低', '2 条异常待处理，其中没有火警')
    await expect(new Date(Date.now()).toISOString()).toMatch(/^2026-10-11T20:03/)
  },
}
