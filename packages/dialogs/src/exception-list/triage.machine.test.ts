import type { AbnormalRecord } from '@smart-fire/api-client'
import { aFaultRecord, aHydrantRecord, aRecord } from '@smart-fire/api-client/mock'
import { describe, expect, it } from 'vitest'
import { hosts, openList, smoke } from './exception-list.harness'
import type { ExceptionListEvent } from './exception-list.types'

describe('keyboard triage', () => {
  const fire = aRecord({ id: '7' })
  const fault = aFaultRecord({ id: '8' })
  const select = ({ kind, id }: AbnormalRecord) => ({ type: 'row.select', record: { kind, id } }) as const
  const judged = (list: Awaited<ReturnType<typeof openList>>) =>
    list.emitted.flatMap((event) => (event.type === 'judged' ? [event.verdict] : []))

  it('judges a fire as real unless another verdict was chosen', async () => {
    const list = await openList([fire])
    list.send(select(fire))
    list.send({ type: 'triage.confirm' })
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send({ type: 'triage.confirm' })
    expect(judged(list).map(({ verdict }) => verdict)).toEqual(['1', '0'])
  })

  it('resets the chosen verdict with another row', async () => {
    const other = aRecord({ id: '9' })
    const list = await openList([fire, other])
    list.send(select(fire))
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send(select(other))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toMatchObject([{ id: '9', verdict: '1' }])
  })

  it('resets it with the row whose dialog is opened, too', async () => {
    const other = aRecord({ id: '9' })
    const list = await openList([fire, other])
    list.send(select(fire))
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send({ type: 'row.confirm', record: other })
    list.send({ type: 'overlay.close' })
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toMatchObject([{ id: '9', verdict: '1' }])
  })

  it('announces that a fault needs no verdict, and confirms it without one', async () => {
    const list = await openList([fault])
    list.send(select(fault))
    list.send({ type: 'triage.judge', verdict: '2' })
    list.send({ type: 'triage.confirm' })
    expect(list.emitted).toContainEqual({ type: 'announced', announcement: { key: 'needsNoVerdict' } })
    expect(judged(list)).toEqual([{ kind: 'general', id: '8', category: '0', verdict: null }])
  })

  it('judges nothing without a row, or a row that has left the page', async () => {
    const list = await openList([fire])
    list.send({ type: 'triage.confirm' })
    list.send(select(aRecord({ id: 'gone' })))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toEqual([])
  })

  it('requires a second Enter while the data may be out of date', async () => {
    const list = await openList([fire])
    list.send(select(fire))
    list.send({ type: 'link.silent' })
    list.send({ type: 'triage.confirm' })
    expect(list.state()).toContain('triage.on.askingAgain')
    expect(judged(list)).toEqual([])
    // each Enter also activates the row, which does not cancel the question
    list.send(select(fire))
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toHaveLength(1)
  })

  it.each<ExceptionListEvent>([{ type: 'link.live' }, { type: 'triage.judge', verdict: '0' }, select(fault)])(
    'cancels that question at %j',
    async (event) => {
      const list = await openList([fire, fault])
      list.send(select(fire))
      list.send({ type: 'link.silent' })
      list.send({ type: 'triage.confirm' })
      list.send(event)
      expect(list.state()).toContain('triage.on.choosing')
      expect(judged(list)).toEqual([])
    },
  )

  it('opens the plan or the hydrant of a row, and announces when there is neither', async () => {
    const hydrant = aHydrantRecord()
    const outdoors = aRecord({ id: '10', buildingId: null })
    const list = await openList([fire, hydrant, outdoors])
    const opens = (record: AbnormalRecord) => {
      list.send(select(record))
      list.send({ type: 'triage.open' })
      const overlay = list.state().find((path) => path.startsWith('overlay.'))
      list.send({ type: 'overlay.close' })
      return overlay
    }
    expect([opens(fire), opens(hydrant), opens(outdoors)]).toEqual(['overlay.floorPlan', 'overlay.hydrant', 'overlay.none'])
    expect(list.emitted).toContainEqual({ type: 'announced', announcement: { key: 'opensNothing' } })
  })

  it('goes to the next channel with records, and announces when there is none', async () => {
    const list = await openList([fire])
    list.send({ type: 'fire.arrived', channelId: '11' })
    expect(list.state()).toContain('elsewhere.fire')
    list.send({ type: 'triage.channel' })
    expect(list.pages().at(-1)).toEqual({ channelId: '11', page: 1, limit: 15 })
    // the fire of the line is in the shown channel now
    expect(list.state()).toContain('elsewhere.calm')
    // the last channel with records: there is no next one
    const lonely = await openList([fire], { channels: [smoke, { ...hosts, count: 0, fireCount: 0 }] })
    lonely.send({ type: 'triage.channel' })
    expect(lonely.context().channelId).toBe('1')
    expect(lonely.emitted).toEqual([{ type: 'announced', announcement: { key: 'nowhereElse' } }])
  })

  it('can be switched off, and then judges nothing', async () => {
    const list = await openList([fire])
    list.send(select(fire))
    list.send({ type: 'keys.switch', on: false })
    list.send({ type: 'triage.judge', verdict: '0' })
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toEqual([])
    expect(list.emitted).toContainEqual({ type: 'keysSwitched', on: false })
    list.send({ type: 'keys.switch', on: true })
    list.send({ type: 'triage.confirm' })
    expect(judged(list)).toHaveLength(1)
  })
})
