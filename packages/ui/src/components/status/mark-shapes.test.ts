import { expect, it } from 'vitest'
import { TONES } from '../../theme/tone'
import { MARK_SHAPES } from './mark-shapes'

it('draws every tone differently, so that greyscale is enough to tell them apart', () => {
  const drawings = TONES.map((tone) => JSON.stringify(MARK_SHAPES[tone]))
  expect(new Set(drawings).size).toBe(TONES.length)
})

it('fills what is abnormal and only outlines what is silent', () => {
  for (const tone of ['alarm', 'fault'] as const) expect(MARK_SHAPES[tone].fill).toBeDefined()
  for (const tone of ['offline', 'notEnabled'] as const) expect(MARK_SHAPES[tone].fill).toBeUndefined()
})
