import { Box, Heading, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import { CopyButton } from '../components/copy/copy-button'
import { DescriptionList } from '../components/data/description-list'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { PasswordField } from '../components/field/password-field'
import { RadioCards } from '../components/field/radio-cards'
import { SelectField } from '../components/field/select-field'
import { TextField } from '../components/field/text-field'
import { LoadMoreList } from '../components/list/load-more-list'
import { Breadcrumb } from '../components/navigation/breadcrumb'
import { Menu } from '../components/navigation/menu'
import { Tabs } from '../components/navigation/tabs'
import { NoticeStack } from '../components/notice/notice-stack'
import { StatusBadge } from '../components/status/status-badge'
import { StatusFilter } from '../components/status/status-filter'
import { PagedTable } from '../components/table/paged-table'
import { RelativeTime } from '../components/time/relative-time'
import { Tree } from '../components/tree/tree'
import { HOST_MARKUP, HOST_SHEETS, type HostSheet } from './hostile-host.fixtures'
import { differences, probesOf } from './hostile-host.probe'
import { FormAndScreenParts } from './hostile-parts.fixtures'

const nothing = () => {}
const columns = [{ id: 'name', header: '建筑', sortable: true, cell: (row: string) => row }, { id: 'state', header: '状态', cell: () => <StatusBadge tone="fault">故障</StatusBadge> }]
const pages = { page: 1, pageSize: 15, total: 40, pageSizes: [15, 30], onPageChange: nothing, onPageSizeChange: nothing }

/** Every component that element rules of a host could change. */
function Ours() {
  return (
    <section data-ours="" style={{ width: 960 }}>
      <Box bg="bg.surface" padding="4"><Heading>标题</Heading><Text>正文</Text></Box>
      <Breadcrumb items={[{ id: '1', label: '概览', href: '#' }, { id: '2', label: '此处' }]} />
      <Button variant="solid">确定</Button><Button loading>提交</Button><IconButton label="刷新" icon={<svg width="16" height="16"><path d="M0 0h9v9" fill="currentColor" /></svg>} />
      <TextField label="用户名" value="" placeholder="请输入" onChange={nothing} error="请输入内容！" required />
      <PasswordField label="密码" value="" onChange={nothing} />
      <SelectField label="系统" value="1" onChange={nothing} options={[{ value: '1', label: '一' }]} />
      <RadioCards label="结论" value="1" onChange={nothing} options={[{ value: '1', label: '真实火警', tone: 'alarm', description: '现场确认' }, { value: '2', label: '误报' }]} />
      <StatusFilter label="状态" value={null} onChange={nothing} options={[{ value: '1', label: '报警', tone: 'alarm', count: 3 }]} />
      <PagedTable label="异常" columns={columns} rows={['甲', '乙']} rowKey={(row) => row} state="stale" onRetry={nothing} sort={null} onSortChange={nothing} tickedKeys={new Set(['甲'])} onTickedChange={nothing} fill={false} pagination={pages} />
      <PagedTable label="设备" columns={columns} rows={[]} rowKey={(row) => row} state="failed" onRetry={nothing} fill={false} />
      <DescriptionList items={[{ id: '1', term: '编号', value: '86102304037', copy: '86102304037' }]} />
      <Tree label="组织" nodes={[{ id: '1', label: '总部', children: [{ id: '2', label: '一队' }] }]} initiallyExpanded={['1']} />
      <Tabs label="记录" value="a" onChange={nothing} items={[{ value: 'a', label: '报警', content: <p>内容</p> }, { value: 'b', label: '故障', content: null }]} />
      <LoadMoreList label="记录" items={['甲', '乙']} itemKey={(item) => item} renderItem={(item) => item} state="ready" hasMore onMore={nothing} />
      <Menu label="用户菜单：王建国" trigger="王建国" items={[{ id: '1', label: '退出登录', onSelect: nothing }]} />
      <RelativeTime at={0} /><CopyButton text="1" /><svg style={{ width: 80, height: 16 }} aria-hidden="true"><text x="0" y="12">0123</text></svg>
    </section>
  )
}

/** Overlays, which are in a root of their own. */
function Overlays() {
  return (
    <>
      <ModalDialog open onClose={nothing} title="确认火警" description="请核实现场情况" footer={<Button variant="danger">确认</Button>}>
        <TextField label="说明" value="" onChange={nothing} />
        <PagedTable label="异常" columns={columns} rows={['甲', '乙']} rowKey={(row) => row} state="ready" fill={false} />
      </ModalDialog>
      <NoticeStack label="报警" notices={[{ id: '1', tone: 'alarm', title: '火警', time: '14:32:08', body: '万达广场A座', actions: <Button size="sm">查看</Button>, onClose: nothing }]} />
    </>
  )
}

const meta = { title: 'UI 组件/HostileHost 样式隔离', id: 'ui-hostilehost', component: Ours } satisfies Meta<typeof Ours>

export default meta
type Story = StoryObj<typeof meta>

const SHEETS = Object.keys(HOST_SHEETS) as HostSheet[]

/** Runs `look` while the host's rules are on the page. */
async function under<Result>(sheet: HostSheet, look: () => Promise<Result> | Result): Promise<Result> {
  const style = document.createElement('style')
  style.textContent = HOST_SHEETS[sheet]
  document.head.append(style)
  document.body.classList.add('admin-theme')
  try {
    return await look()
  } finally {
    style.remove()
    document.body.classList.remove('admin-theme')
  }
}

/** Fails with the first differences in full; an assertion would shorten them. */
function refuse(sheet: HostSheet, found: readonly string[]) {
  if (found.length > 0) throw new Error(`${found.length} differences on a page with the ${sheet}:\n${found.slice(0, 12).join('\n')}`)
}

/** Finishes an animation, and pauses an endless one. */
function stand(animation: Animation): Promise<Animation> {
  if (animation.effect?.getComputedTiming().iterations === Infinity) animation.pause()
  else animation.finish()
  return animation.ready
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits for parts that measure their room before they draw all, as a row of filters does: two paints show the same number of elements. */
async function settled(roots: () => Iterable<Element>) {
  const count = () => [...roots()].reduce((sum, root) => sum + root.querySelectorAll('*').length, 0)
  for (let before = -1; before !== count(); await painted()) before = count()
}

async function staysAsOnACleanPage(roots: () => Iterable<Element>) {
  await settled(roots)
  await Promise.all(document.getAnimations().map(stand))
  const clean = probesOf(roots())
  await expect(clean.length).toBeGreaterThanOrEqual(40)
  for (const sheet of SHEETS) {
    await under(sheet, async () => {
      await painted()
      refuse(sheet, differences(clean, probesOf(roots())))
    })
  }
}

export const LooksTheSameOnAHostilePage: Story = {
  play: ({ canvasElement }) => staysAsOnACleanPage(() => canvasElement.querySelectorAll('[data-ours]')),
}

export const FormsOnAHostilePage: Story = {
  render: () => <FormAndScreenParts />,
  play: ({ canvasElement }) => staysAsOnACleanPage(() => canvasElement.querySelectorAll('[data-ours]')),
}

export const OverlaysOnAHostilePage: Story = {
  render: () => <Overlays />,
  async play() {
    const dialog = await screen.findByRole('dialog', { name: '确认火警' })
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '说明' })).toHaveFocus())
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0))
    await staysAsOnACleanPage(() => document.querySelectorAll('body > .fsc-root > *'))
  },
}

export const PressedAndFocusedOnAHostilePage: Story = {
  async play({ canvasElement }) {
    const place = canvasElement.querySelector('[data-ours]') ?? canvasElement
    const canvas = within(canvasElement)
    for (const find of [() => canvas.getByRole('textbox', { name: /用户名/ }), () => canvas.getByRole('button', { name: '确定' }), () => canvas.getByRole('link', { name: '概览' })]) {
      await userEvent.hover(find())
      find().focus()
      await waitFor(() => expect(place.getAnimations({ subtree: true }).filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)).toHaveLength(0))
      await staysAsOnACleanPage(() => [find()].flatMap((element) => [element, element.parentElement ?? element, place]))
    }
  },
}

/** The same page in a frame without our styles: style sheets of Storybook and of the host only. */
async function pageWithoutOurs(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100vw', height: '100vh', visibility: 'hidden', border: '0' })
  const page = document.documentElement.cloneNode(false) as HTMLElement
  const head = page.appendChild(document.createElement('head'))
  // copied rule by rule: in a built Storybook the elements have no text
  const others = [...document.styleSheets].filter(({ ownerNode }) => !(ownerNode instanceof HTMLElement && ownerNode.dataset['emotion']?.startsWith('fsc')))
  for (const { cssRules } of others) head.append(Object.assign(document.createElement('style'), { textContent: [...cssRules].map(({ cssText }) => cssText).join('\n') }))
  const body = page.appendChild(document.body.cloneNode(false) as HTMLElement)
  body.append(hostPage())
  frame.srcdoc = `<!doctype html>${page.outerHTML}`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

function hostPage(): HTMLElement {
  const place = document.createElement('div')
  place.dataset['host'] = ''
  place.style.cssText = 'position: absolute; top: 0; left: 0; width: 900px'
  place.innerHTML = HOST_MARKUP
  return place
}

const hostParts = (page: Document) => [...page.querySelectorAll('[data-host]')]

export const LeavesTheHostAlone: Story = {
  parameters: { a11y: { test: 'off' } }, // the page of the host has accessibility problems on purpose
  render: () => <><Ours /><Overlays /></>,
  async play() {
    await screen.findByRole('dialog', { name: '确认火警' })
    for (const sheet of SHEETS) await under(sheet, () => besideOurs(sheet))
  },
}

async function besideOurs(sheet: HostSheet) {
  const here = hostPage()
  document.body.append(here)
  const frame = await pageWithoutOurs()
  try {
    const without = probesOf(hostParts(frame.contentDocument ?? document))
    await expect(without.length).toBeGreaterThanOrEqual(40)
    await painted()
    refuse(sheet, differences(without, probesOf(hostParts(document))))
  } finally {
    frame.remove()
    here.remove()
  }
}
