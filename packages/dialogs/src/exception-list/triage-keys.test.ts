import { describe, expect, it } from 'vitest'
import { intentOf } from './triage-keys'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  intentOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held })

describe('a key inside the list', () => {
  it.each([
    ['j', { type: 'next' }],
    ['J', { type: 'next' }],
    ['k', { type: 'previous' }],
    ['p', { type: 'open' }],
    ['1', { type: 'judge', verdict: '1' }],
    ['2', { type: 'judge', verdict: '2' }],
    ['0', { type: 'judge', verdict: '0' }],
    ['Enter', { type: 'confirm' }],
    ['u', { type: 'undo' }],
    ['n', { type: 'channel' }],
    ['?', { type: 'help' }],
    ['？', { type: 'help' }],
  ])('%s', (key, intent) => {
    expect(press(key)).toEqual(intent)
  })

  it.each(['3', 'x', ' ', 'Tab', 'Escape', 'ArrowDown'])('%j means nothing here', (key) => {
    expect(press(key)).toBeNull()
  })

  it('belongs to the browser with Ctrl, Alt or Meta', () => {
    expect([press('1', { ctrlKey: true }), press('j', { altKey: true }), press('p', { metaKey: true })]).toEqual([null, null, null])
  })
})
