import { expect, it } from 'vitest'
import { noticeRoom } from './notice-room'

it.each([
  [{ late: false, raised: 0 }, { raised: 0, alarms: 5 }],
  [{ late: true, raised: 0 }, { raised: 0, alarms: 4 }],
  [{ late: false, raised: 1 }, { raised: 1, alarms: 4 }],
  [{ late: true, raised: 5 }, { raised: 2, alarms: 2 }],
])('at most five notices, the late one and the raised verdicts among them; %j leaves %j', (others, room) => {
  expect(noticeRoom(others)).toEqual(room)
})
