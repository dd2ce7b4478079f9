import { describe, expect, it } from 'vitest'
import { noticesOf, selectEdgeTaken, selectMaySound, selectStorm, selectUnseen } from './alarm-feed.actor'
import { aFaultAlarm, anAlarm, dropped, raised } from './alarm-feed.fixtures'
import { aFeedMachine } from './alarm-feed.machine.harness'

const { feed, send, update, unlock, arrive } = aFeedMachine()

describe('a storm', () => {
  const fires = (count: number) => Array.from({ length: count }, (_, index) => anAlarm(`${feed.clock.now()}-${index}`))

  it('begins above 10 alarms in 10 minutes and ends below 5', () => {
    arrive(...fires(10))
    expect(selectStorm(feed.actor.getSnapshot())).toBe(false)
    feed.clock.increment(1_000)
    arrive(...fires(1))
    expect(selectStorm(feed.actor.getSnapshot())).toBe(true)
    send({ type: 'clock.tick', at: 599_999 })
    expect(selectStorm(feed.actor.getSnapshot())).toBe(true)
    send({ type: 'clock.tick', at: 600_000 })
    expect(selectStorm(feed.actor.getSnapshot())).toBe(false)
  })

  it('does not begin with late alarms, however many', () => {
    arrive(...fires(50).map((alarm) => ({ ...alarm, late: true })))
    expect(selectStorm(feed.actor.getSnapshot())).toBe(false)
  })

  it('is announced once a second, in numbers', () => {
    arrive(...fires(100))
    arrive(aFaultAlarm('f'))
    expect(feed.actor.getSnapshot().context.announced).toBeNull()
    send({ type: 'clock.tick', at: 1_000 })
    expect(feed.actor.getSnapshot().context.announced).toMatchObject({ fires: 100, faults: 1 })
  })
})

describe('live notices', () => {
  it('run a clock only while one is shown', () => {
    expect(feed.told.running.ticker).toBe(0)
    arrive(aFaultAlarm('1'))
    expect(feed.told.running.ticker).toBe(1)
    send({ type: 'clock.tick', at: 180_000 })
    expect(feed.told.running.ticker).toBe(0)
    expect(feed.actor.getSnapshot().context.entries).toHaveLength(1)
  })

  it.each([
    ['the summary of late alarms', () => arrive(anAlarm('1', {}, { late: true }))],
    ['a raised verdict', () => update(raised())],
  ])('run it also for %s alone, until that one is over', (_, show) => {
    show()
    expect(feed.told.running.ticker).toBe(1)
    const { late, raised: verdicts } = feed.actor.getSnapshot().context
    send({ type: 'clock.tick', at: late?.until ?? verdicts[0]?.until ?? 0 })
    expect(feed.told.running.ticker).toBe(0)
  })

  it('open the place of their alarm: its hydrant, else its floor', () => {
    send({ type: 'place.view', shown: { alarm: anAlarm('1', { hydrantId: '8' }), record: null }, notice: { key: '1' } })
    expect(feed.actor.getSnapshot().value.overlay).toBe('hydrant')
    send({ type: 'place.view', shown: { alarm: anAlarm('2'), record: null }, notice: { key: '2' } })
    expect(feed.actor.getSnapshot().value.overlay).toBe('floorPlan')
    send({ type: 'overlay.close' })
    expect(feed.actor.getSnapshot().value.overlay).toBe('none')
  })

  const shownKeys = () => noticesOf(feed.actor.getSnapshot().context).shown.map(({ alarm }) => alarm.key)

  it('are taken down when the operator follows one to its place; the entry stays in the feed', () => {
    const alarm = anAlarm('1')
    arrive(alarm, aFaultAlarm('2'))
    send({ type: 'place.view', shown: { alarm, record: null }, notice: { key: '1' } })
    expect(shownKeys()).toEqual(['2'])
    expect(feed.actor.getSnapshot().context.entries).toHaveLength(2)
  })

  it('of a place in a storm are taken down when the operator follows them', () => {
    arrive(...Array.from({ length: 20 }, (_, index) => anAlarm(`${index}`)))
    const [group] = feed.actor.getSnapshot().context.groups
    if (!group) throw new Error('a storm has places')
    send({ type: 'place.view', shown: { alarm: group.newest, record: null }, notice: { group: group.id } })
    expect(feed.actor.getSnapshot().context.groups.find(({ id }) => id === group.id)?.closed).toBe(true)
  })

  it('are all taken down at once; a new alarm is shown again', () => {
    arrive(anAlarm('1'), aFaultAlarm('2'))
    send({ type: 'notices.close' })
    expect([shownKeys(), selectEdgeTaken(feed.actor.getSnapshot())]).toEqual([[], false])
    arrive(anAlarm('3'))
    expect([shownKeys(), selectEdgeTaken(feed.actor.getSnapshot())]).toEqual([['3'], true])
  })

  it.each<[string, () => void]>([
    ['of a raised verdict', () => update(raised())],
    ['of what was found after an outage', () => arrive(anAlarm('1', {}, { late: true }))],
  ])('%s alone takes the edge of the page, until it is closed', (_, begin) => {
    begin()
    expect([shownKeys(), selectEdgeTaken(feed.actor.getSnapshot())]).toEqual([[], true])
    send({ type: 'notices.close' })
    expect(selectEdgeTaken(feed.actor.getSnapshot())).toBe(false)
  })

  it('of a storm give the edge back when the last place is closed', () => {
    arrive(...Array.from({ length: 20 }, (_, index) => anAlarm(`${index}`)))
    expect([selectStorm(feed.actor.getSnapshot()), selectEdgeTaken(feed.actor.getSnapshot())]).toEqual([true, true])
    for (const { id } of feed.actor.getSnapshot().context.groups) send({ type: 'group.close', id })
    expect(selectEdgeTaken(feed.actor.getSnapshot())).toBe(false)
  })

  it('leave their edge to the open feed', () => {
    expect(selectEdgeTaken(feed.actor.getSnapshot())).toBe(false)
    send({ type: 'panel.open' })
    expect(selectEdgeTaken(feed.actor.getSnapshot())).toBe(true)
  })
})

it('requests desktop notifications only when the operator wants them', () => {
  expect(feed.actor.getSnapshot().value.desktop).toBe('unavailable')
  send({ type: 'desktop.available' })
  expect(feed.actor.getSnapshot().value.desktop).toBe('available')
  send({ type: 'desktop.granted' })
  expect(feed.actor.getSnapshot().value.desktop).toBe('on')
  send({ type: 'desktop.refused' })
  expect(feed.actor.getSnapshot().value.desktop).toBe('unavailable')
})

it('leaves the desktop notifications to another tab when its link is down: it hears of no alarm', () => {
  send({ type: 'link.lost' })
  expect(feed.told.desktop).toEqual([])
  send({ type: 'desktop.granted' })
  send({ type: 'link.lost' })
  expect(feed.told.desktop).toEqual(['desktop.giveWay'])
})

it('leaves nothing running when it is stopped', () => {
  unlock()
  arrive(anAlarm('1'))
  feed.actor.stop()
  expect(feed.told.running).toEqual({ siren: 0, ticker: 0, watch: 0 })
})

describe('a page may play tones of its own', () => {
  const may = () => selectMaySound(feed.actor.getSnapshot())

  it('only while the sound is on, nothing sounds, and no other tab has it', () => {
    expect(may()).toBe(false)
    unlock()
    expect(may()).toBe(true)
    send({ type: 'lead.lost' })
    expect(may()).toBe(false)
    send({ type: 'lead.gained' })
    arrive(anAlarm('1'))
    expect(may()).toBe(false)
  })
})

it('counts as unacknowledged also what the feed has no room for', () => {
  const [fire, fault] = [anAlarm('1'), aFaultAlarm('2')]
  arrive(fire, fault)
  expect(selectUnseen(feed.actor.getSnapshot())).toEqual({ fires: 1, faults: 1 })
  update(dropped({ records: fire.records }))
  expect(selectUnseen(feed.actor.getSnapshot())).toEqual({ fires: 0, faults: 2 })
})
