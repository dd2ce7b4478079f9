import { safeParse, type GenericSchema } from './valibot'
import { describe, expect, it } from 'vitest'
import { VERDICT } from '../codes/verdict'
import { codeOf, color, count, countOrZero, flag, flagOrOff, floorNumber, id, isNoFloor, marked, nullableCount, nullableFloor, number, sensorStatus, text } from './scalars'

const read =
  <T>(schema: GenericSchema<unknown, T>) =>
  (value: unknown) =>
    safeParse(schema, value).output

describe('scalars of the wire', () => {
  it.each([
    [' 烟雾  ', '烟雾'],
    [12, '12'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [{}, null],
    [NaN, null],
  ])('text: %s → %s', (wire, domain) => {
    expect(read(text)(wire)).toBe(domain)
  })

  it.each([
    [3, 3],
    ['3', 3],
    ['-1', -1],
    ['1.50', 1.5],
    [' 7 ', 7],
    ['1e3', 1000],
    ['', null],
    ['3F', null],
    ['0x10', null],
    [null, null],
    [Infinity, null],
    [[], null],
    [true, null],
  ])('number: %s → %s', (wire, domain) => {
    expect(read(number)(wire)).toBe(domain)
  })

  it.each([
    [5, 5],
    ['5', 5],
    ['2.0', 2],
    [0, 0],
  ])('count: %s → %s', (wire, domain) => {
    expect(read(count)(wire)).toBe(domain)
    expect(read(nullableCount)(wire)).toBe(domain)
  })

  it.each([-2, 2.6, 'abc', '3F', {}, [], true, Infinity])('a count that is %s is unknown, never 0', (wire) => {
    expect(safeParse(count, wire).success).toBe(false)
    expect(read(nullableCount)(wire)).toBeNull()
    expect(read(countOrZero)(wire)).toBeNull()
  })

  it.each([null, undefined, '', ' '])('a count that is missing (%j) is 0 where it may be', (wire) => {
    expect(read(countOrZero)(wire)).toBe(0)
  })

  it('refuses a missing count, unless it may be missing', () => {
    expect(safeParse(count, null).success).toBe(false)
    expect(read(nullableCount)(null)).toBeNull()
  })

  it.each([
    [12, '12'],
    ['12', '12'],
    ['ab-1', 'ab-1'],
  ])('id: %s → %s', (wire, domain) => {
    expect(read(id)(wire)).toBe(domain)
  })

  it.each([null, undefined, '', {}, []])('refuses %s as an id', (wire) => {
    expect(safeParse(id, wire).success).toBe(false)
  })

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    ['TRUE', true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
    ['yes', null],
    [null, null],
  ])('flag: %s → %s', (wire, domain) => {
    expect(read(flag)(wire)).toBe(domain)
  })

  it.each([
    ['0', '0'],
    [1, '1'],
    ['2', '2'],
    [4, '4'],
    ['故障', '0'],
    ['报警', '1'],
    ['正常', '2'],
    ['未启用', '3'],
    ['离线', '4'],
    ['火警', '1'],
    ['异常', '0'],
    ['故障/离线', '0'],
    ['故障或离线', '0'],
    ['屏蔽', '3'],
    ['5', null],
    ['constructor', null],
    [null, null],
  ])('sensor status: %s → %s', (wire, domain) => {
    expect(read(sensorStatus)(wire)).toBe(domain)
  })

  it.each([
    [3, 3],
    ['-1', -1],
  ])('floor: %s → %s (domain 9)', (wire, domain) => {
    expect(read(nullableFloor)(wire)).toBe(domain)
    expect(read(floorNumber)(wire)).toBe(domain)
  })

  it.each([0, '0', 1.5, '3F', null])('%s is no floor', (wire) => {
    expect(read(nullableFloor)(wire)).toBeNull()
    expect(safeParse(floorNumber, wire).success).toBe(false)
  })

  it.each([
    [0, true],
    ['0', true],
    [' ', true],
    [null, true],
    [3, false],
    ['3F', false],
  ])('%j says that a device has no floor: %s (contract device 0.6)', (wire, expected) => {
    expect(isNoFloor(wire)).toBe(expected)
  })

  it.each([
    ['#F5A623', '#F5A623'],
    ['#fff', '#fff'],
    ['red', null],
    ['#fff;background:url(//x)', null],
    [null, null],
  ])('color: %s → %s, because it goes into a style (trust B3)', (wire, domain) => {
    expect(read(color)(wire)).toBe(domain)
  })

  it.each([
    ['已标记', true],
    ['未标记', false],
    ['true', true],
    ['false', false],
    ['标记中', null],
    [null, null],
  ])('on the floor plan: %s → %s (contract device 2.1)', (wire, domain) => {
    expect(read(marked)(wire)).toBe(domain)
  })

  it.each([
    [undefined, false],
    [' ', false],
    [1, true],
    ['yes', null],
  ])('a flag that is left out where it is off: %s → %s; unreadable is unknown (domain 25)', (wire, domain) => {
    expect(read(flagOrOff)(wire)).toBe(domain)
  })

  it.each([
    ['1', '1'],
    [1, '1'],
    ['1   ', '1'],
    ['9', null],
    [null, null],
  ])('code: %s → %s', (wire, domain) => {
    expect(read(codeOf(VERDICT))(wire)).toBe(domain)
  })
})
