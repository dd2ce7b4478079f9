import { describe, expect, it } from 'vitest'
import { intentOf } from './triage-keys'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'repeat', boolean>> = {}) =>
  intentOf({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held })

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

  it.each(['Enter', '1', 'u', 'n', 'p', '?'])('%s acts once while it is held: the next rows are not judged unseen', (key) => {
    expect(press(key, { repeat: true })).toBeNull()
  })

  it.each(['j', 'k'])('%s moves on while it is held', (key) => {
    expect(press(key, { repeat: true })).toEqual(press(key))
  })

  it('belongs to the browser with Ctrl, Alt or Meta', () => {
    expect([press('1', { ctrlKey: true }), press('j', { altKey: true }), press('p', { metaKey: true })]).toEqual([null, null, null])
  })
})
