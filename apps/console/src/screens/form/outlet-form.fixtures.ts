import * as v from 'valibot'
import * as field from '../fields/form-fields'
import type { FormDeclaration } from './form-declaration'

const point = v.object({ x: v.number(), y: v.number() })

const outletInput = v.object({
  building: v.string(),
  place: v.object({ lng: v.number(), lat: v.number() }),
  onPlan: v.nullish(point, null),
  photo: v.nullish(v.string(), null),
  key: v.pipe(v.string(), v.minLength(8)),
})
export type OutletInput = v.InferOutput<typeof outletInput>

const PLAN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#dfe5ec"/><path d="M40 40h720v320H40zM400 40v320" fill="none" stroke="#475569" stroke-width="6"/></svg>')}`

/** The fields that the form of `form.fixtures.ts` lacks: a tree, positions, a file and a password. */
export const outletForm: FormDeclaration<OutletInput> = {
  schema: outletInput,
  fields: [
    field.tree('building', { load: async () => [{ id: 'east', label: '东区', children: [{ id: 'b1', label: '星河大厦' }] }] }),
    field.password('key'),
    field.mapPosition('place'),
    field.planPosition('onPlan', { wide: true, picture: async () => ({ url: PLAN, width: 800, height: 400 }) }),
    field.file('photo', {
      accept: 'image/*', mostBytes: 1_000_000,
      upload: async (_, { name }, { onProgress }) => {
        onProgress(1)
        return `/files/${name}`
      },
    }),
  ],
}

export const outletWords = {
  zhCN: { title: '出水口', one: '出水口', fields: { building: '建筑', key: '设备密钥', place: '地图位置', onPlan: '平面图位置', photo: '照片' } },
  en: { title: 'Outlets', one: 'outlet', fields: { building: 'Building', key: 'Device key', place: 'Place on the map', onPlan: 'Place on the plan', photo: 'Photo' } },
}
