/** The rows and columns of every peer: twelve columns, with a status and a button in each row. */
export interface Row { id: string; cells: readonly string[]; tone: 'alarm' | 'fault' | 'normal' }

export const HEADS = ['设备编号', '设备名称', '安装位置', '楼层', '测点', '数值', '时间', '单位', '回路', '地址', '状态', '操作']
export const WORDS = { alarm: '报警', fault: '故障', normal: '正常' } as const
export const TONES = ['alarm', 'fault', 'normal'] as const
const TEXT_COLUMNS = 10

export function rowsOf(from: number, count: number): Row[] {
  return Array.from({ length: count }, (_, step) => {
    const index = from + step
    return { id: String(index), tone: TONES[index % 3] ?? 'normal', cells: Array.from({ length: TEXT_COLUMNS }, (_each, column) => `${HEADS[column] ?? ''} ${index}`) }
  })
}

export const PAGE_ROWS = 15
export const MANY_ROWS = 10_000

/** A table of the comparison: shows nothing, a page of rows or very many rows. Resolves when React has rendered. */
export interface TablePeer {
  showPage(page: number): void
  showMany(): void
  clear(): void
  /** the scrolling element */
  scroller(): Element | null
}

export function offer(make: (root: HTMLElement) => TablePeer) {
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const peer = make(root)
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const shown = async (act: () => void) => {
    act()
    await frame()
    await frame()
  }
  Object.assign(globalThis, {
    bench: {
      mount: () => shown(() => peer.showPage(1)),
      turn: (page: number) => shown(() => peer.showPage(page)),
      many: () => shown(() => peer.showMany()),
      clear: () => shown(() => peer.clear()),
      markup: () => root.innerHTML,
      /** Scrolls by one notch in each of a number of frames; resolves with the number of frames in time. */
      async scroll(frames: number, step: number) {
        const node = peer.scroller()
        if (!node) throw new Error('nothing scrolls')
        let came = 0
        let last = await frame()
        for (let at = 0; at < frames; at += 1) {
          node.scrollTop += step
          const now = await frame()
          came += Math.max(1, Math.round((now - last) / (1000 / 60)))
          last = now
        }
        return frames / came
      },
      drawn: () => root.querySelectorAll('tbody tr, .ant-table-row').length,
    },
  })
}
