import type { ManagedChannel } from '@smart-fire/api-client/channels'
import { NO_VALUE } from '@smart-fire/ui'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowOfScreen } from '../../../testing/row-of-screen'
import { sentByActs } from '../../../testing/sent-by-act'
import { aChannel } from './channels.sample'
import channels from './channels.screen'

const rowOf = async (changes: Partial<ManagedChannel>) => within(await rowOfScreen(channels, aChannel({ name: '极早期报警', ...changes }), '极早期报警', 'btn_switch'))

it('a system is switched off and shown only while it is known to be shown or hidden, and not locked', async () => {
  expect((await rowOf({})).getByRole('button', { name: /^关闭栏目/ })).toBeTruthy()
})

it.each<[string, Partial<ManagedChannel>]>([['it is locked', { locked: null }], ['its section is shown', { state: null }]])(
  'a system is not offered to be switched off or shown as long as it is unknown whether %s', async (_what, unread) => {
    const row = await rowOf(unread)
    expect(row.queryByRole('button', { name: /栏目/ })).toBeNull()
    expect(row.getAllByText(NO_VALUE)).toHaveLength(1)
  })

const sent = sentByActs()

it.each([['关闭栏目', 'on', '1'], ['显示栏目', 'off', '0']] as const)('what is asked is what is done to the section of the row: %s', async (act, state, hidden) => {
  expect(await sent(channels, { row: aChannel({ name: '极早期报警', id: '7', state }), text: '极早期报警', element: 'btn_switch', act })).toBe(`/api/admin/channel/setHidden id=7&hidden=${hidden}`)
})
