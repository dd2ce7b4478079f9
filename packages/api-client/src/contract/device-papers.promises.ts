import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** What belongs to devices; a back end without groups (the mock) promises nothing about it. */
export const devicePaperPromises: readonly ContractPromise[] = [
  {
    title: 'what was done to a device is found by its kind and its day, is settled by a later entry, and can be changed and deleted',
    check: withScreens(async ({ devices, devicePapers: { maintenance } }) => {
      const { rows: [device] } = await devices.list({ page: 1, limit: 1 })
      hold(device !== undefined, 'a device is found')
      const deviceId = device.id
      const input = { deviceId, kind: 'calibration', doneOn: '2020-02-29', doneBy: '契约维保', result: '1', nextOn: '2021-02-28' } as const
      const listed = async () => (await maintenance.list({ page: 1, limit: 15, deviceId, kind: 'calibration', done: { from: '2020-02-29', to: '2021-02-28' } })).rows
      await maintenance.add(input)
      const [entry] = await listed()
      hold(entry !== undefined, 'the new entry is found')
      same([entry.doneOn, entry.nextOn, entry.doneBy, entry.result, entry.followed], ['2020-02-29', '2021-02-28', '契约维保', '1', false], 'what it shows')
      same(await refusal(maintenance.add({ ...input, doneOn: '2999-01-01', nextOn: null })), 'refused', 'a day in the future')
      same(await refusal(maintenance.add({ ...input, nextOn: '2020-02-28' })), 'refused', 'a next day before the day')
      await maintenance.add({ ...input, doneOn: '2021-02-27', nextOn: null })
      same((await maintenance.get(entry.id)).followed, true, 'whether the same was done again')
      await maintenance.update(entry.id, { ...input, nextOn: null, result: '0' }, { version: entry.version })
      same([(await maintenance.get(entry.id)).nextOn, (await maintenance.get(entry.id)).result], [null, '0'], 'the changed entry')
      same(await refusal(maintenance.update(entry.id, input, { version: entry.version })), 'conflict', 'a change of an entry that has changed since')
      await maintenance.remove((await listed()).map(({ id }) => id))
      same(await listed(), [], 'the deleted entries')
    }),
  },
  {
    title: 'a file of a device is found by its kind and its name, has an address, can be renamed and is gone after its deletion',
    check: withScreens(async ({ devices, devicePapers: { files } }) => {
      const { rows: [device] } = await devices.list({ page: 1, limit: 1 })
      hold(device !== undefined, 'a device is found')
      const name = `契约说明书${Date.now()}`
      const input = { deviceId: device.id, kind: 'manual', name } as const
      // a whole PDF as far as its first and last bytes tell
      const content = btoa('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n')
      same(await refusal(files.add({ ...input, content: btoa('<html>') })), 'refused', 'a page that is sent as a PDF')
      await files.add({ ...input, content })
      const { rows: [file], total } = await files.list({ page: 1, limit: 15, ...input })
      hold(file !== undefined && total === 1, 'the new file is found')
      same([file.contentType, file.bytes], ['application/pdf', atob(content).length], 'what it shows')
      hold((await files.link(file.id)).includes('/files/'), 'its address')
      await files.update(file.id, { ...input, kind: 'other' }, { version: file.version })
      same((await files.get(file.id)).kind, 'other', 'its kind after the change')
      same(await refusal(files.update(file.id, input, { version: file.version })), 'conflict', 'a change of a file that has changed since')
      await files.remove([file.id])
      same(await refusal(files.link(file.id)), 'refused', 'the address of a deleted file')
    }),
  },
]
