import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { recognitionInput } from './recognition.schema'

const area = (text: unknown) => safeParse(recognitionInput.entries.area, text)

it.each(['', null, undefined, '0,0,100,100', '0, 50 ,100,50', '99,99,1,1', '007,0,1,1'])('takes the area %s', (text) => {
  expect(area(text).success).toBe(true)
})

it.each(['80,0,50,100', '0,80,50,21', '0,0,0,50', '0,0,50,0', '-1,0,50,50', '101,0,1,1', '0,0,50', '0,0,50,50,50', '10,,50,50', 'abc', '0,0,1e1,50', '0,0,9999999999,1', '0.5,0,50,50', '0;0;50;50', '０,0,50,50'])(
  'refuses the area %s, with an issue that has words of its own',
  (text) => expect(area(text).issues?.map(({ type }) => type)).toEqual(['picture_area']),
)
