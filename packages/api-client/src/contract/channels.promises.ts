import { CHANNEL } from '../codes/channel'
import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Monitoring systems; a back end without groups (the mock) promises nothing about them. */
export const channelPromises: readonly ContractPromise[] = [
  {
    title: 'the section of a system is switched off while nothing is open in it, and on again; those of the specification stay on',
    check: async ({ screens }) => {
      if (screens === null) return
      const { channels } = screens
      const all = async () => (await channels.list({ page: 1, limit: 100 })).rows
      const rows = await all()
      same(rows.filter(({ locked }) => locked).map(({ id }) => id).sort(), Object.values(CHANNEL).sort(), 'the locked systems')
      same(await refusal(channels.setHidden(CHANNEL.default, true)), 'refused', 'switching a locked system off')
      for (const { id, open, locked } of rows.filter((row) => row.open !== 0 && !row.locked)) {
        hold(open !== null && !locked, 'the system has open records')
        same(await refusal(channels.setHidden(id, true)), 'refused', 'switching a system with open records off')
      }
      const calm = rows.find(({ open, locked }) => open === 0 && !locked)
      if (calm === undefined) return
      await channels.setHidden(calm.id, true)
      same((await all()).find(({ id }) => id === calm.id)?.state, 'off', 'the system that was switched off')
      await channels.setHidden(calm.id, false)
      same((await all()).find(({ id }) => id === calm.id)?.state, 'on', 'the system that was switched on again')
    },
  },
]
