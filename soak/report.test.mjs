import { describe, expect, it } from 'vitest'
import { describeLoad, readArguments, table } from './report.mjs'

describe('npm run soak', () => {
  it('accepts names and a seed in any order', () => {
    expect(readArguments(['storm', '--seed', '7', 'disconnects'], 0)).toEqual({ names: ['storm', 'disconnects'], seed: 7 })
  })
  it('uses the time as seed without --seed', () => {
    expect(readArguments([], 1_700_000_000_123)).toEqual({ names: [], seed: 123 })
  })
  it('refuses a seed that is no number', () => {
    expect(() => readArguments(['--seed', 'x'], 0)).toThrow('whole number')
  })
  it('describes the load of the machine', () => {
    const machine = (load) => ({ loadavg: () => [load], cpus: () => [1, 2] })
    expect([0.4, 6].map((load) => describeLoad(machine(load)))).toEqual(['0.4 (quiet)', '6.0 (loaded)'])
  })
  it('marks figures that miss their goal', () => {
    expect(table([{ figure: 'lost', value: 1, goal: '0', holds: false }])).toContain('| lost | 1 |  | 0 | NOT MET |')
  })
})
