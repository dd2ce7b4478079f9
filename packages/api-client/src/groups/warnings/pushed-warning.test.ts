import { expect, describe, it } from 'vitest'
import { oneFrame } from '../../testing/one-frame'
import { pushedWarning } from './early-warnings'

const frame = (wire: unknown) => oneFrame(JSON.stringify(wire))

describe('an early warning (our server, ADR 28)', () => {
  it('keeps what its group reads, and its place in the stream', () => {
    const read = frame({ type: 'earlyWarning', channelId: 2, seq: 4, epoch: 'e1', warning: { id: 7, alrmType: '关注', sort: 1, tone: 'chime', repeatFlag: '1', handleFlag: '0' } })
    expect(read).toMatchObject({ type: 'earlyWarning', seq: 4, epoch: 'e1' })
    expect(read.type === 'earlyWarning' && pushedWarning(read.warning)).toMatchObject({ id: '7', level: '关注', rank: 1, tone: 'chime', repeats: true, handled: false, endedAt: null })
  })

  it('without a warning, or with one without an id, is unreadable', () => {
    expect(frame({ type: 'earlyWarning', warning: null })).toMatchObject({ type: 'unreadable' })
    expect(pushedWarning({ alrmType: '关注' })).toBeNull()
  })
})
