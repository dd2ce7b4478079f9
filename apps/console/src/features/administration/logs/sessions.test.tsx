import { expect, it } from 'vitest'
import { offeredActs } from '../../../testing/offered-acts'
import sample from './logs.sample'
import { sessions } from './sessions'

it('every session but the own one is offered to be ended, to who has the right', async () => {
  const { rows } = sample.parts.sessions
  expect(rows.map(({ own }) => own)).toEqual([false, true, false])
  expect(await offeredActs(sessions, rows, 'btn_signout')).toEqual([['强制下线'], [], ['强制下线']])
})
