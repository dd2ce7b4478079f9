import { expect, it } from 'vitest'
import { TONES } from '../../theme/tone'
import { MARK_SHAPES } from './mark-shapes'

it('gives every tone a different shape, so that tones differ without colour', () => {
  const drawings = TONES.map((tone) => JSON.stringify(MARK_SHAPES[tone]))
  expect(new Set(drawings).size).toBe(TONES.length)
})

it('fills the shapes of abnormal tones and outlines the shapes of silent ones', () => {
  for (const tone of ['alarm', 'fault'] as const) expect(MARK_SHAPES[tone].fill).toBeDefined()
  for (const tone of ['offline', 'notEnabled'] as const) expect(MARK_SHAPES[tone].fill).toBeUndefined()
})
