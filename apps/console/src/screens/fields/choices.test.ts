import { expect, it } from 'vitest'
import { askedBy, dependsOn, fixed, loaded } from './choices'

const models = loaded(() => Promise.resolve([]), { by: ['manufacturer'], narrowedBy: ['hydrantId'] })

it('asks for the options by all that decides them', () => {
  expect(askedBy(models)).toEqual(['manufacturer', 'hydrantId'])
  expect(askedBy(fixed('1', '2'))).toEqual([])
})

it('is emptied by what decides it, and kept by what only narrows it', () => {
  expect([dependsOn(models, 'manufacturer'), dependsOn(models, 'hydrantId'), dependsOn(fixed('1'), 'manufacturer'), dependsOn(undefined, 'manufacturer')]).toEqual([true, false, false, false])
})
