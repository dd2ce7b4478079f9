import { expect, it } from 'vitest'
import { photoOf } from './photo-of'

it('a photograph is found by the id of its story, below the folder of the workbench', () => {
  const days = { 'light-zh-CN-1280/dialogs-x-states--a': '2026-02-02', 'dark-zh-CN-1280/dialogs-x-states--b': '2026-02-02' }
  expect(photoOf('dialogs-x-states--a', days)).toEqual({ address: './photos/light-zh-CN-1280/dialogs-x-states--a.webp', day: '2026-02-02' })
  expect(photoOf('dialogs-x-states--b', days)).toBeNull()
})
