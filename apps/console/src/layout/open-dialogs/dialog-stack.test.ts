import { describe, expect, it, vi } from 'vitest'
import { createDialogStack } from './dialog-stack'

const dialog = (address: string | null, close = () => {}) => ({ address, close })

describe('open dialogs', () => {
  it('are kept in the order in which they were opened', () => {
    const stack = createDialogStack([])
    stack.put('a', dialog('exceptions'))
    stack.put('b', dialog('floorPlan.17.1'))
    stack.put('c', dialog(null))
    expect(stack.addresses()).toEqual(['exceptions', 'floorPlan.17.1', null])
    stack.put('b', dialog('floorPlan.17.1.-2'))
    stack.remove('c')
    expect(stack.addresses()).toEqual(['exceptions', 'floorPlan.17.1.-2'])
  })

  it('are closed from the top', () => {
    const stack = createDialogStack([])
    const closed: string[] = []
    for (const id of ['a', 'b', 'c']) stack.put(id, dialog(id, () => closed.push(id)))
    stack.closeAbove(1)
    expect(closed).toEqual(['c', 'b'])
  })

  it('that ask before they close stay open', () => {
    const stack = createDialogStack([])
    stack.put('form', dialog(null, () => stack.put('question', dialog(null))))
    stack.closeAbove(0)
    expect(stack.addresses()).toHaveLength(2)
  })
})

describe('dialogs that the address names', () => {
  it('are drawn one after the other, so that they lie above each other as before', () => {
    const stack = createDialogStack(['exceptions', 'floorPlan.17.1.3'])
    expect(stack.reopened().map(({ address }) => address)).toEqual(['exceptions'])
    stack.put('a', dialog('exceptions'))
    expect(stack.reopened().map(({ address }) => address)).toEqual(['exceptions', 'floorPlan.17.1.3'])
    // on screen the plan has another floor: it is the same dialog
    stack.put('b', dialog('floorPlan.17.1'))
    expect(stack.addresses()).toEqual(['exceptions', 'floorPlan.17.1'])
    expect(stack.reopened().map(({ address }) => address)).toEqual(['exceptions', 'floorPlan.17.1.3'])
  })

  it('are gone when they were closed, or could not be opened', () => {
    const stack = createDialogStack(['floorPlan.17.1'])
    const [{ key } = { key: -1 }] = stack.reopened()
    stack.drop(key)
    expect(stack.addresses()).toEqual([])
    expect(stack.reopened()).toEqual([])
  })

  it('are not opened any more after Back', () => {
    const stack = createDialogStack(['exceptions', 'floorPlan.17.1'])
    stack.put('a', dialog('exceptions'))
    stack.closeAbove(1)
    expect(stack.addresses()).toEqual(['exceptions'])
  })

  it('open again after Forward', () => {
    const stack = createDialogStack([])
    const changed = vi.fn()
    stack.subscribe(changed)
    stack.reopen(['hydrant.4.7'])
    expect(changed).toHaveBeenCalledOnce()
    expect(stack.reopened().map(({ address }) => address)).toEqual(['hydrant.4.7'])
  })
})
