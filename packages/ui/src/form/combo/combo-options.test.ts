import { describe, expect, it } from 'vitest'
import { matchingOptions, nextOption, searchesRemotely, type ComboOption } from './combo-options'

const options: ComboOption[] = [
  { value: '1', label: '万达广场A座', hint: 'WD-A' }, { value: '2', label: '万达广场B座', hint: 'WD-B', disabled: true }, { value: '3', label: '滨江一号' },
]
const values = (text: string) => matchingOptions(options, text).map(({ value }) => value)

describe('searching in the given options', () => {
  it.each([['', ['1', '2', '3']], ['万达', ['1', '2']], ['wd-b', ['2']], ['座 万达', ['1', '2']], ['x', []]])('%j finds %j', (text, found) => {
    expect(values(text)).toEqual(found)
  })
})

it('searches remotely when no options are given, or fifty and more', () => {
  const search = async () => []
  const many = Array.from({ length: 50 }, (_, at) => ({ value: String(at), label: String(at) }))
  expect(searchesRemotely(undefined, search)).toBe(true)
  expect(searchesRemotely(many, search)).toBe(true)
  expect(searchesRemotely(many.slice(1), search)).toBe(false)
  expect(searchesRemotely(many, undefined)).toBe(false)
})

describe('arrow keys', () => {
  it.each([[null, 1, '1'], [null, -1, '3'], ['1', 1, '3'], ['3', 1, '1'], ['1', -1, '3']] as const)('from %j in direction %i: %j', (active, direction, next) => {
    expect(nextOption(options, active, direction)).toBe(next)
  })

  it('have no target in a list without a selectable option', () => {
    expect(nextOption([], null, 1)).toBeNull()
  })
})
