import { expect } from 'vitest'

/** Vitest's asymmetric matchers are typed `any`; these are not. */
export const aText: unknown = expect.any(String)
export const aNumber: unknown = expect.any(Number)
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)
export const textWith = (part: string): unknown => expect.stringContaining(part)
export const objectWith = (part: object): unknown => expect.objectContaining(part)
export const listWith = (...items: unknown[]): unknown => expect.arrayContaining(items)
