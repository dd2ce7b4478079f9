import { expect, it } from 'vitest'
import { scannedNumber } from './scanned-number'

it.each([
  ['https://fire.example.com/inspect?tag=1840275519364820', '1840275519364820'],
  ['http://10.0.0.7:8080/inspect?tag=mh-a001', 'MH-A001'],
  ['1840275519364820', '1840275519364820'],
  ['https://example.com/menu', null],
  ['WIFI:S:hall;;', null],
  ['', null],
])('%s is %s', (text, number) => expect(scannedNumber(text)).toBe(number))
