import { describe, expect, it, vi } from 'vitest'
import { createReport, verdictOf } from '../bench/lib/report.mjs'
import { inTurn, median, percentile, spread } from '../bench/lib/statistics.mjs'

describe('the statistics of a benchmark', () => {
  it('computes the median of the runs', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('returns measured values as percentiles', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5)
  })

  it('computes the spread of the runs', () => {
    expect(spread([10, 10, 10])).toBe(0)
    expect(spread([8, 10, 12])).toBeCloseTo(0.2)
    expect(spread([10])).toBe(0)
  })

  it('reverses the order on every second repeat', () => {
    expect(inTurn(['ours', 'theirs'], 3)).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs'])
  })
})

describe('a ratio', () => {
  const reportOf = (ours, theirs) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const report = createReport('a bench')
    for (const ms of ours) report.add('ours', { ms })
    for (const ms of theirs) report.add('floor', { ms })
    report.ratios('ours / floor', [{ what: 'pan', ours: 'ours', theirs: 'floor', figure: 'ms', most: 0.65 }])
    vi.restoreAllMocks()
    return { text: report.lines.join('\n'), verdict: report.goals[0].verdict }
  }

  it('is compared with its goal', () => {
    expect(reportOf([5, 6, 6], [10, 10, 10])).toMatchObject({ verdict: 'met' })
    expect(reportOf([9, 9, 9], [10, 10, 10])).toMatchObject({ verdict: 'MISSED' })
    expect(verdictOf(0.9, undefined, 0.97)).toBe('MISSED')
    expect(verdictOf(NaN, 1, undefined)).toBe('not measured')
  })

  it('is not printed when the measurements of the baseline vary too much', () => {
    const { text, verdict } = reportOf([5, 5, 5], [6, 10, 20])
    expect(verdict).toBe('noClaim')
    expect(text).toContain('no claim')
    expect(text).not.toContain('0.50')
  })
})
