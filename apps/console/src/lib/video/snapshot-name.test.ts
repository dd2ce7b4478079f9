import { expect, it } from 'vitest'
import { snapshotName } from './snapshot-name'

it('names a picture by its camera and its time in China, wherever the machine stands: it is shown beside records with that time', () => {
  expect(snapshotName('大堂', Date.parse('2026-11-20T04:05:06+08:00'))).toBe('大堂 2026-11-20-04-05-06.png')
})
