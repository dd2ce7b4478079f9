import { describe, expect, it } from 'vitest'
import { formatMeasurement, formatQuantity, formatReported } from './format-measurement'

describe('a measured value', () => {
  it.each([
    [69.2, '℃', '69.2 ℃'],
    [-93, 'dBm', '−93 dBm'],
    [86, '%', '86%'],
    [1.2, '%obs/m', '1.2 %obs/m'],
    [12, '°', '12°'],
    [0.06, 'MPa', '0.06 MPa'],
    [69.200_000_1, '℃', '69.2 ℃'],
    [3, null, '3'],
    [0, 'A', '0 A'],
    [-0, '℃', '0 ℃'],
    [12_345.678, 'kWh', '12345.678 kWh'],
  ])('%s with the unit %s is %s', (value, unit, text) => {
    expect(formatMeasurement(value, unit)).toBe(text)
  })

  it('is not 0 because it is small', () => {
    expect(formatMeasurement(0.000_41, 'MPa')).toBe('0.00041 MPa')
  })
})

it('beside an alarm type is left out for a contact, and kept when only its unit is not known', () => {
  expect(formatQuantity(1, null)).toBeNull()
  expect(formatQuantity(null, '℃')).toBeNull()
  expect(formatQuantity(69.2, null)).toBe('69.2')
  expect(formatQuantity(0, 'MPa')).toBe('0 MPa')
})

describe('a value that is sent with its unit', () => {
  it.each([
    ['69.2℃', '69.2 ℃'],
    ['-93dBm', '−93 dBm'],
    ['86 %', '86%'],
    ['1.2%obs/m', '1.2 %obs/m'],
    ['3', '3'],
    ['0m³/h', '0 m³/h'],
    ['-0.0℃', '0 ℃'],
  ])('%s is written %s', (sent, text) => expect(formatReported(sent)).toBe(text))

  it.each(['正常', '2026-10-12', '09:30', '192.168.1.5', '', '第1组'])('%s is no value and stays', (sent) => {
    expect(formatReported(sent)).toBe(sent)
  })
})
