import { ApiError } from '@smart-fire/api-client'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { silenceOf } from '../../../lib/refusal'
import { aMockPlatform } from '../../../testing/render-in-console'
import { ListScreenActor } from '../list-screen.actor'
import { listScreenMachine } from '../list-screen.machine'
import type { ListScreenContext } from '../list-screen.types'
import type { OverlayProps } from '../open-row'
import { BulkArea } from './bulk-area'
import { QuestionDialog } from './question-dialog'
import { RemovalDialog } from './removal-dialog'

const { draw } = aMockPlatform()
const ROW = { id: '7' }
const REST = { words: { title: '站点', one: '站点', fields: {}, acts: { stop: '停用' } }, calls: {} }
const PROPS = { ...REST, declaration: { acts: [{ name: 'stop', opens: 'question', bulk: true }], nameOf: () => '甲站' } } as unknown as OverlayProps<typeof ROW, never, never, never>

/** What the parts of a list say of an act that failed so. */
function told(error: unknown): (string | null)[] {
  const silence = silenceOf(error)
  const context = (of: Partial<ListScreenContext>): ListScreenContext => ({ row: ROW, act: 'stop', uses: [], problem: null, silence, bulk: null, ...of })
  const results = [{ id: '7', problem: '', silence }]
  draw(
    <>
      <ListScreenActor.Provider options={{ snapshot: snapshotAt(listScreenMachine, { overlay: { question: 'failed' }, bulk: 'idle' }, context({})) }}><QuestionDialog {...PROPS} /></ListScreenActor.Provider>
      <ListScreenActor.Provider options={{ snapshot: snapshotAt(listScreenMachine, { overlay: { removal: 'failed' }, bulk: 'idle' }, context({})) }}><RemovalDialog {...PROPS} /></ListScreenActor.Provider>
      <ListScreenActor.Provider options={{ snapshot: snapshotAt(listScreenMachine, { overlay: 'none', bulk: 'done' }, context({ bulk: { act: 'stop', rows: [ROW], results } })) }}>
        <BulkArea {...PROPS} ticked={new Map([['7', ROW]])} onClear={() => undefined} />
      </ListScreenActor.Provider>
    </>,
  )
  return [...screen.getAllByRole('alert', { hidden: true }), ...screen.getAllByRole('listitem', { hidden: true })].map(({ textContent }) => textContent)
}

it.each([
  ['a server that has failed', new ApiError('server', { httpStatus: 500 }), '服务器出错，无法确认是否已完成，请刷新后查看'],
  ['a row that is gone', new ApiError('notFound', { httpStatus: 404 }), '该记录已不存在，可能已被其他人删除'],
  ['an answer that cannot be read', new ApiError('malformed', { httpStatus: 200 }), '服务器的返回无法识别，无法确认是否已完成，请刷新后查看'],
  ['a right that is missing', new ApiError('forbidden', { httpStatus: 403 }), '服务器拒绝了此操作，未说明原因'],
  ['no answer', new ApiError('network'), '服务无响应，请检查网络后重试。'],
  ['a proxy that has had no answer', new ApiError('server', { httpStatus: 502 }), '服务无响应，请检查网络后重试。'],
])('an act that failed without words of the server says what its answer means, and calls no answer silence: %s', (_what, error, text) => {
  expect(told(error).filter((line) => line?.includes(text))).toHaveLength(3)
})
