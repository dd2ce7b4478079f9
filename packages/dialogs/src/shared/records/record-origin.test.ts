import { CHANNEL, RECORD_CATEGORY, RECORD_KIND, VERDICT } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { channelOf } from './record-channel'
import { recordVerdict } from './record-verdict'

it('the list of a hydrant or a fire host is known although a push names no channel, and that of another device is not', () => {
  const listOf = (kind: Parameters<typeof channelOf>[0]['kind'], channelId: string | null = null) => channelOf({ kind, channelId })
  expect([listOf(RECORD_KIND.hydrant), listOf(RECORD_KIND.fireHost), listOf(RECORD_KIND.general), listOf(RECORD_KIND.general, '3')]).toEqual([CHANNEL.hydrant, CHANNEL.fireHost, null, '3'])
})

it('a hydrant has faults only: its record is sent without a verdict, whatever its category says', () => {
  expect(recordVerdict({ kind: RECORD_KIND.hydrant, id: '1', category: RECORD_CATEGORY.fire }, VERDICT.falseAlarm)).toMatchObject({ category: RECORD_CATEGORY.fault, verdict: null })
  expect(recordVerdict({ kind: RECORD_KIND.general, id: '1', category: RECORD_CATEGORY.fire }, VERDICT.falseAlarm)).toMatchObject({ verdict: VERDICT.falseAlarm })
})
