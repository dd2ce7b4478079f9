import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { InspectionTask, InspectionTaskPoint } from '@smart-fire/api-client/inspection-records'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTask } from './records.sample'
import { TaskPanel } from './task-panel'

afterEach(cleanup)

const AT = Date.UTC(2026, 10, 18, 2)
const aPoint = (changes: Partial<InspectionTaskPoint>): InspectionTaskPoint => ({
  id: '1', number: 'MH-1', typeName: '灭火器', buildingId: '1', buildingName: '星河大厦', floor: 3, unitName: null, position: null,
  doneAt: AT, missed: false, skipReason: null, resultId: '5', result: '0', inspector: '沈立群', inspectedAt: AT, ...changes,
})

/** What stands in the table for the outcome of this point, and its tone. */
async function outcomeOf(changes: Partial<InspectionTaskPoint>) {
  open({ points: 1 }, [aPoint(changes)])
  const row = await screen.findByRole('row', { name: /MH-1/ })
  const cell = row.querySelectorAll('td')[2]
  return [cell?.textContent, cell?.querySelector('[data-tone]')?.getAttribute('data-tone')]
}

function open(task: Partial<InspectionTask>, label: InspectionTaskPoint[]) {
  const tasks = { get: () => Promise.resolve({ ...aTask(), ...task, label }) }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ tasks }) } as unknown as ApiClient
  render(<SmartFireProvider client={client} locale="zh-CN"><TaskPanel row={aTask()} isListed onClose={() => undefined} onChanged={() => undefined} /></SmartFireProvider>)
}

it.each([
  [{ result: '0' }, ['正常', 'normal']],
  [{ result: '1' }, ['异常', 'fault']],
  [{ result: null, doneAt: null, missed: true }, ['漏检', 'fault']],
  [{ result: null, doneAt: null }, ['未检', 'notEnabled']],
] as const)('a point with %o is shown as %s', async (point, shown) => {
  expect(await outcomeOf(point)).toEqual(shown)
})

it('a check whose result cannot be read is not called normal', async () => {
  expect(await outcomeOf({ result: null })).toEqual(['–', 'info'])
})

it('an abnormal result stands also where the time of the check cannot be read', async () => {
  expect(await outcomeOf({ result: '1', doneAt: null })).toEqual(['异常', 'fault'])
})

it('a point of which cannot be read whether it was missed is not called one that is still to be checked', async () => {
  expect(await outcomeOf({ result: null, doneAt: null, missed: null })).toEqual(['–', 'info'])
})

it('facilities of the task that could not be read are counted, and a task of which none could be read does not look as if it had none', async () => {
  open({ points: 3 }, [aPoint({})])
  expect(await screen.findByText('有 2 个设施无法读取，未列出')).toBeTruthy()
  expect(screen.getByRole('row', { name: /MH-1/ })).toBeTruthy()
  cleanup()
  open({ points: 2 }, [])
  expect(await screen.findByText('有 2 个设施无法读取，未列出')).toBeTruthy()
  expect(screen.queryByText('此任务没有设施')).toBeNull()
})

it.each([[0, []], [null, []], [1, [aPoint({})]]] as const)('a task of %s facilities that are all listed says nothing of the kind', async (points, label) => {
  open({ points }, [...label])
  await screen.findByText(label.length === 0 ? '此任务没有设施' : /MH-1/)
  expect(screen.queryByText(/无法读取/)).toBeNull()
})
