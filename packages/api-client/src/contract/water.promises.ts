import { CHANNEL } from '../codes/channel'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { PICTURE } from './picture'
import { withScreens } from './screens.promises'

/** A sensor of a new hydrant, of the first type that the fire water has. */
const sensorOfHydrant: ContractPromise = {
  title: 'a new sensor of a hydrant is found by each filter, is linked to another one, is taken off and removed; it is not reported as normal without data',
  check: withScreens(async ({ water: { hydrants, sensors }, devices }) => {
    const hydrantIds: string[] = []
    for (const n of [3, 4]) {
      const hydrant = aHydrant(n)
      await hydrants.add(hydrant)
      hydrantIds.push((await hydrants.list({ page: 1, limit: 1, name: hydrant.name })).rows[0]?.id ?? '')
    }
    const [hydrantId = '', otherId = ''] = hydrantIds
    const [maker] = await devices.types({ channelId: CHANNEL.hydrant })
    const type = maker?.children[0]
    const model = type?.children[0]
    hold(maker !== undefined && type !== undefined && model !== undefined, 'the fire water has a type')
    const input = { sensorNumber: `W${Date.now() % 1e12}`, manufacturer: maker.name, equipmentType: type.name, model: model.name, hydrantId }
    await sensors.add(input)
    const { manufacturer, equipmentType } = input
    const { rows: [added], total } = await sensors.list({ page: 1, limit: 15, channelId: CHANNEL.hydrant, sensorNumber: input.sensorNumber, hydrantId, manufacturer, equipmentType, model: model.name, status: '3', linked: true })
    hold(added !== undefined && total === 1, 'the new sensor is found')
    same([added.sensorNumber, added.hydrantId, added.status, added.installedBy], [input.sensorNumber.toLowerCase(), hydrantId, '3', null], 'the new sensor')
    same(await refusal(hydrants.remove([hydrantId])), 'refused', 'the removal of its hydrant')

    await sensors.update(added.id, { ...input, hydrantId: otherId }, { version: added.version })
    same(await refusal(sensors.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
    const report = { person: '契约员', installedOn: '2026-01-02' }
    same(await refusal(sensors.report(added.id, { ...report, result: '1' })), 'refused', 'a normal result without data')
    await sensors.report(added.id, { ...report, result: '0', remark: '没有信号' })
    const { firstAt, reports: { rows: [written] } } = await sensors.installation(added.id)
    same([firstAt, written?.person, written?.normal, written?.remark, written?.firstAt], [null, '契约员', false, '没有信号', null], 'the report')

    await sensors.unlink(added.id)
    const loose = await sensors.get(added.id)
    same([loose.hydrantId, loose.stopped], [null, true], 'the sensor that is linked to nothing')
    await sensors.remove([added.id])
    await hydrants.remove(hydrantIds)
    same(await refusal(sensors.get(added.id)), 'notFound', 'the removed sensor')
  }),
}

const aHydrant = (n: number) => ({
  name: `契约消火栓${n}-${Date.now()}`, regionCode: '339901', type: '1' as const, waterPipe: '0' as const, radius: 150, address: '契约路口', coordinates: { longitude: 120.641, latitude: 30.252 },
  outlets: '1' as const, outletType1: '0' as const, outletMm1: 100, outletType2: '1' as const, outletMm2: 65,
})

const photoOfHydrant: ContractPromise = {
  title: 'a hydrant has no photo, then the one that was saved, then none; a change by an old version and an SVG are refused and change nothing',
  check: withScreens(async ({ water: { hydrants }, hydrantPhotos: photos }) => {
    const input = aHydrant(5)
    await hydrants.add(input)
    const id = (await hydrants.list({ page: 1, limit: 1, name: input.name })).rows[0]?.id ?? ''
    const { version, photo } = await photos.photo(id)
    same(photo, null, 'the photo of a new hydrant')
    await photos.savePhoto({ id, version }, PICTURE)
    same(await refusal(photos.savePhoto({ id, version }, PICTURE)), 'conflict', 'a photo by an old version')
    const saved = await photos.photo(id)
    same([saved.photo?.width, saved.photo?.height], [120, 120], 'the size of the photo')
    hold(saved.photo?.uploadedAt != null, 'the photo has a time')
    same(await refusal(photos.savePhoto({ id, version: saved.version }, 'PHN2Zy8+')), 'refused', 'an SVG')
    same(await refusal(photos.removePhoto({ id, version })), 'conflict', 'a removal by an old version')
    hold((await photos.photo(id)).photo !== null, 'the photo is still there')
    await photos.removePhoto({ id, version: saved.version })
    same((await photos.photo(id)).photo, null, 'the removed photo')
    await hydrants.remove([id])
    same(await refusal(photos.photo(id)), 'refused', 'the photo of a removed hydrant')
  }),
}

/** Changes to hydrants and their sensors; a back end without groups (the mock) promises nothing about them. */
export const waterPromises: readonly ContractPromise[] = [
  sensorOfHydrant,
  photoOfHydrant,
  {
    title: 'the figures of the hydrants are those of their areas together',
    check: withScreens(async ({ statistics }, backend) => {
      await backend.raise(RECORD_KIND.hydrant, RECORD_CATEGORY.fault)
      const { areas, ...all } = await statistics.waterFigures({ period: { from: '2025-12-01', to: '2026-11-30' } })
      for (const name of ['lowHours', 'highHours', 'capEvents', 'impactEvents', 'tiltEvents'] as const) {
        const sum = areas.rows.reduce((total, area) => total + (area[name] ?? NaN), 0)
        hold(Math.abs(sum - (all[name] ?? NaN)) < 1e-6, name)
      }
    }),
  },
  {
    title: 'a new hydrant is found by each filter and on the map, can be changed by its version, and is removed',
    check: withScreens(async ({ water }) => {
      const { hydrants } = water
      const input = aHydrant(1)
      await hydrants.add(input)
      const query = { page: 1, limit: 15, name: input.name }
      const { rows: [added], total } = await hydrants.list({ ...query, regionCode: input.regionCode, type: input.type, waterPipe: input.waterPipe, marked: true })
      hold(added !== undefined && total === 1, 'the new hydrant is found')
      same([added.type, added.outlets, added.outletMm2, added.radius, added.coordinates], [input.type, input.outlets, 65, 150, input.coordinates], 'the new hydrant')
      const marker = (await hydrants.markers()).rows.find(({ id }) => id === added.id)
      same([marker?.radius, marker?.coordinates], [150, input.coordinates], 'the new hydrant on the map')

      await hydrants.update(added.id, { ...input, coordinates: null }, { version: added.version })
      same(await refusal(hydrants.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
      const { coordinates, outletMm1 } = await hydrants.get(added.id)
      same([coordinates, outletMm1], [null, 100], 'the changed hydrant')
      same((await hydrants.usedBy(added.id)).length, 0, 'what uses the hydrant')
      await hydrants.remove([added.id])
      same(await refusal(hydrants.get(added.id)), 'notFound', 'the removed hydrant')
    }),
  },
  {
    title: 'a hydrant with fewer outlets than it says is refused, and the field is named',
    check: withScreens(async ({ water }) => {
      const input = aHydrant(2)
      const refused: unknown = await water.hydrants.add({ ...input, outletMm2: null }).catch((error: unknown) => error)
      hold(typeof refused === 'object' && refused !== null && 'field' in refused, 'an error with a field')
      same(refused.field, 'outletMm2', 'the refused field')
      const { errors } = await water.hydrants.importRows([input, { ...input, outletType1: null }], { dryRun: true })
      same(errors.map(({ row, field }) => [row, field]), [[1, 'outletType1']], 'the errors of an import that is only checked')
    }),
  },
]
