import { describe, expect, it } from 'vitest'
import { partsOf, textOf } from './area-text'

describe('the text of an area', () => {
  it('has four numbers', () => {
    expect(partsOf('10, 0,50 ,100')).toEqual({ left: 10, top: 0, width: 50, height: 100 })
    expect(textOf({ left: 10, top: 0, width: 50, height: 100 })).toBe('10,0,50,100')
  })

  it('is blank for the whole picture', () => {
    expect(partsOf('')).toEqual({ left: null, top: null, width: null, height: null })
    expect(textOf(partsOf(''))).toBe('')
  })

  it.each([
    ['abc', { left: 'abc', top: null, width: null, height: null }],
    ['-5,200,1e9,4.5', { left: -5, top: 200, width: '1e9', height: 4.5 }],
    ['1,2,3,4,5', { left: 1, top: 2, width: 3, height: '4,5' }],
    ['0x10,NaN,Infinity,', { left: '0x10', top: 'NaN', width: 'Infinity', height: null }],
    ['<b>,--1,1..2,９', { left: '<b>', top: '--1', width: '1..2', height: '９' }],
  ])('keeps what is no number: %s', (text, parts) => expect(partsOf(text)).toEqual(parts))

  it.each(['abc,,,', '-5,200,1e9,4.5', ',0,50,100', '<b>,--1,1..2,９'])('loses nothing of %s', (text) => expect(textOf(partsOf(text))).toBe(text))

  it('keeps a comma that is typed into one number in that number', () => {
    const typed = textOf({ left: '10,5', top: 20, width: 30, height: 40 })
    expect(partsOf(typed)).toEqual({ left: '10，5', top: 20, width: 30, height: 40 })
  })
})
