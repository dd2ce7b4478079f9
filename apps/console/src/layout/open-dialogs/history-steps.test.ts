import { describe, expect, it } from 'vitest'
import { historySteps, type HistoryEntry } from './history-steps'

const at = (depth: number, ...addresses: string[]): HistoryEntry => ({ depth, addresses })

describe('the history of the browser', () => {
  it('stays as it is without dialogs, and while nothing changes', () => {
    expect(historySteps([], at(0))).toEqual([])
    expect(historySteps(['list', 'plan'], at(2, 'list', 'plan'))).toEqual([])
  })

  it('gets an entry for each dialog that was opened', () => {
    expect(historySteps(['list'], at(0))).toEqual([{ type: 'push', entry: at(1, 'list') }])
    expect(historySteps(['list', 'plan'], at(1, 'list'))).toEqual([{ type: 'push', entry: at(2, 'list', 'plan') }])
  })

  it('counts a question without an address, so that Back closes it, too', () => {
    expect(historySteps(['list', null], at(1, 'list'))).toEqual([{ type: 'push', entry: at(2, 'list') }])
  })

  it('goes back when dialogs were closed by their own buttons', () => {
    expect(historySteps(['list'], at(2, 'list', 'plan'))).toEqual([{ type: 'back', by: 1 }])
    expect(historySteps([], at(2, 'list', 'plan'))).toEqual([{ type: 'back', by: 2 }])
  })

  it('shows the other floor in the same entry', () => {
    expect(historySteps(['plan.3'], at(1, 'plan.1'))).toEqual([{ type: 'replace', entry: at(1, 'plan.3') }])
  })

  it('puts the page below the dialogs of a link, so that Back leads to the page and not out of the console', () => {
    expect(historySteps(['list', 'plan'], at(0, 'list', 'plan'))).toEqual([
      { type: 'replace', entry: at(0) },
      { type: 'push', entry: at(1, 'list') },
      { type: 'push', entry: at(2, 'list', 'plan') },
    ])
  })
})
