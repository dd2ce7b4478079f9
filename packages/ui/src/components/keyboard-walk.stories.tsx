import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { TimeSeriesChart } from '../chart'
import { ExportButton, pagesOf } from '../export'
import { PlanViewport, type PlanMarker } from '../viewport'
import { Button } from './button/button'
import { DescriptionList } from './data/description-list'
import { FullScreenDialog } from './dialog/full-screen-dialog'
import { ModalDialog } from './dialog/modal-dialog'
import { SlidePanel } from './dialog/slide-panel'
import { RadioCards } from './field/radio-cards'
import { Menu } from './navigation/menu'
import { Tabs } from './navigation/tabs'
import { StatusFilter } from './status/status-filter'
import type { Column, TableSort } from './table/column'
import { PagedTable } from './table/paged-table'
import { useTableView } from './table/use-table-view'
import { Tree } from './tree/tree'

interface Row { id: string; name: string; tone: 'alarm' | 'fault' }

const ROWS: readonly Row[] = ['A座', 'B座', 'C座', 'D座'].map((name, at) => ({ id: String(at), name: `万达广场${name}`, tone: at % 2 === 0 ? 'alarm' : 'fault' }))
const COLUMNS: Column<Row>[] = [{ id: 'name', header: '建筑', sortable: true, cell: (row) => row.name }]
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fff"/></svg>')}`
const MARKERS: readonly PlanMarker[] = [{ id: 's1', x: 200, y: 200, tone: 'alarm', label: '301 烟感' }, { id: 's2', x: 600, y: 200, tone: 'fault', label: '302 温感' }]
const CURVE = Array.from({ length: 60 }, (_, minute) => ({ at: Date.parse('2026-11-20T00:00:00+08:00') + minute * 60_000, value: 20 + minute / 10 }))

function Desk() {
  const [status, setStatus] = useState<string | null>(null)
  const [sort, setSort] = useState<TableSort | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Row | null>(null)
  const [done, setDone] = useState('')
  const view = useTableView()
  const rows = useMemo(() => {
    const shown = ROWS.filter(({ tone }) => status === null || tone === status)
    return sort?.direction === 'descending' ? shown.toReversed() : shown
  }, [status, sort])
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 900 }}>
      <Menu label="用户菜单：王建国" trigger="王建国" items={[{ id: 'out', label: '退出登录', onSelect: () => setDone('已退出') }]} />
      <StatusFilter label="状态" value={status} onChange={setStatus} options={[{ value: 'alarm', label: '报警', tone: 'alarm', count: 2 }, { value: 'fault', label: '故障', tone: 'fault', count: 2 }]} />
      <PagedTable
        {...view} label="待处理异常" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} state="ready" fill={false} onRowActivate={setOpen}
        sort={sort} onSortChange={setSort} tickedKeys={ticked} onTickedChange={setTicked}
        toolbar={<ExportButton name="异常" columns={[{ header: '建筑', value: (row: Row) => row.name }]} pages={() => pagesOf(async () => ({ rows, total: rows.length }))} onFile={(_file, name) => setDone(name)} />}
      />
      <Tree label="组织" nodes={[{ id: 'unit', label: '万达集团', children: [{ id: 'one', label: '一队' }] }, { id: 'other', label: '滨江' }]} onSelect={setDone} />
      <p role="note">{done}</p>
      {open ? <Event row={open} onClose={() => setOpen(null)} onVerdict={setDone} /> : null}
    </div>
  )
}

function Event({ row, onClose, onVerdict }: { row: Row; onClose: () => void; onVerdict: (verdict: string) => void }) {
  const [tab, setTab] = useState('plan')
  const [panel, setPanel] = useState(false)
  const [asking, setAsking] = useState(false)
  const [marker, setMarker] = useState<string | null>(null)
  const [verdict, setVerdict] = useState('真实火警')
  const plan = (
    <div style={{ height: 320 }}>
      <PlanViewport
        picture={PICTURE} markers={MARKERS} label="3F 平面图" summary="3F，1 处报警，1 处故障" openMarker={marker} onMarkerOpen={setMarker} onMarkerClose={() => setMarker(null)}
        renderPopover={({ label }) => <Button onClick={() => setPanel(true)}>{`实时数据：${label ?? ''}`}</Button>}
      />
    </div>
  )
  return (
    <FullScreenDialog open onClose={onClose} title={row.name} actions={<Button onClick={() => setAsking(true)}>确认</Button>}>
      <Tabs label="视图" value={tab} onChange={setTab} items={[{ value: 'plan', label: '平面图', content: plan }, { value: 'curve', label: '曲线', content: <TimeSeriesChart label="温度" points={CURVE} unit="℃" height={200} /> }]} />
      <SlidePanel open={panel} onClose={() => setPanel(false)} title="探测器"><DescriptionList items={[{ id: 'number', term: '编号', value: '86102304037', copy: '86102304037' }]} /></SlidePanel>
      <ModalDialog open={asking} onClose={() => setAsking(false)} title="核实结论" footer={<Button variant="danger" onClick={() => { onVerdict(verdict); setAsking(false) }}>提交</Button>}>
        <RadioCards label="结论" value={verdict} onChange={setVerdict} options={['真实火警', '误报'].map((label) => ({ value: label, label }))} />
      </ModalDialog>
    </FullScreenDialog>
  )
}

const meta = { title: 'UI 组件/KeyboardWalk 键盘走查', id: 'ui-keyboardwalk', component: Desk } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

const MOST_STOPS = 30

/** Presses Tab until the element has the focus. Every stop on the way must show a visible focus ring. */
async function tabTo(find: () => HTMLElement, back = false) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await userEvent.tab({ shift: back })
    const here = document.activeElement
    if (!(here instanceof HTMLElement) || here === document.body) continue
    await expect(isSeen(here), `the focus cannot be seen on ${here.outerHTML.slice(0, 120)}`).toBe(true)
    if (here === find()) return
  }
  throw new Error(`no way by Tab to ${find().outerHTML.slice(0, 120)}; stopped at ${document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'}`)
}

/** A focus ring on the element, its label or its input box. The ring of a marker is drawn on the plan. */
function isSeen(element: HTMLElement): boolean {
  if (element.closest('.fs-hidden')) return true
  const around = [element, element.closest('label'), element.closest('.fs-input')].filter((each) => each !== null)
  return around.some((each) => {
    const { outlineStyle, boxShadow } = getComputedStyle(each)
    return outlineStyle !== 'none' || boxShadow !== 'none' || getComputedStyle(each, '::after').borderTopWidth === '3px'
  })
}

const button = (name: string | RegExp, place: HTMLElement = document.body) => within(place).getByRole('button', { name })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
const inside = (dialog: HTMLElement) => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

/** From the menu to a verdict and back, by keyboard only. */
export const FromTheListToAVerdict: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const note = canvas.getByRole('note')
    await tabTo(() => button('用户菜单：王建国', canvasElement))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('用户菜单：王建国', canvasElement)).toHaveFocus())

    await tabTo(() => button(/报警/, canvasElement))
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)

    await tabTo(() => within(canvas.getByRole('columnheader', { name: '建筑' })).getByRole('button'))
    await userEvent.keyboard('{Enter}{Enter}')
    const row = () => canvas.getByText('万达广场C座').closest('tr') ?? canvasElement
    await tabTo(row)
    await userEvent.keyboard(' {ArrowDown}{ArrowUp}')
    await expect(canvas.getByText('已选 1 项')).toBeVisible()
    await userEvent.keyboard('{Enter}')

    const event = await screen.findByRole('dialog', { name: '万达广场C座' })
    await inside(event)
    await waitFor(() => expect(within(event).getByRole('button', { name: /301 烟感/ })).toBeInTheDocument())
    await tabTo(() => within(event).getByRole('button', { name: /301 烟感/ }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await screen.findByRole('dialog', { name: /302 温感/ })
    await tabTo(() => button('实时数据：302 温感', event))
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: '探测器' })
    await inside(panel)
    await tabTo(() => button('复制编号', panel))
    await userEvent.keyboard('{Escape}')
    await gone('探测器')
    await userEvent.keyboard('{Escape}')
    await gone('302 温感')

    await tabTo(() => within(event).getByRole('tab', { name: '平面图' }), true)
    await userEvent.keyboard('{ArrowRight}')
    const curve = await within(event).findByRole('application', { name: '温度' })
    await tabTo(() => curve)
    await userEvent.keyboard('{Home}{ArrowRight}')
    await waitFor(() => expect(within(event).getByText(/^2026-11-20 00:01:00，/)).toBeInTheDocument())

    await tabTo(() => button('确认', event), true)
    await userEvent.keyboard('{Enter}')
    const verdict = await screen.findByRole('dialog', { name: '核实结论' })
    await inside(verdict)
    await waitFor(() => expect(within(verdict).getByRole('radio', { name: '真实火警' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await tabTo(() => button('提交', verdict))
    await userEvent.keyboard('{Enter}')
    await gone('核实结论')
    await expect(note).toHaveTextContent('误报')
    await waitFor(() => expect(button('确认', event)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone('万达广场C座')
    await waitFor(() => expect(row()).toHaveFocus())

    await tabTo(() => canvas.getByRole('treeitem', { name: /万达集团/ }))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(note).toHaveTextContent('one')
    await tabTo(() => button('导出', canvasElement), true)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(note).toHaveTextContent('异常.csv'))
  },
}
