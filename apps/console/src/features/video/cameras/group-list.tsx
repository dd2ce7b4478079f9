import { cameraGroupInput, cameras } from '@smart-fire/api-client/cameras'
import { column, field, filter, listScreen, partOf } from '../../../screens'
import * as words from './group-list.messages'

/** The groups of cameras. One that has cameras cannot be deleted (contract device 21, ADR 45). */
export const groupTab = listScreen({
  key: 'videoSurveillance/videoDeviceManger',
  words,
  calls: partOf(cameras, 'groups'),
  filters: { name: filter.text() },
  columns: [
    column.text('name', { sort: true }),
    column.number('cameras', { width: 140 }),
    column.dateTime('updatedAt', { sort: true, width: 200 }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: { schema: cameraGroupInput, fields: [field.text('name')] },
  imports: cameraGroupInput,
  exports: true,
})
