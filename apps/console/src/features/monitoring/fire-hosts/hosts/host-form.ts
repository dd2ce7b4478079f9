import { fireHostInput } from '@smart-fire/api-client/fire-hosts'
import { field, places } from '../../../../screens'

/** The form of a fire host. Its words are those of the screen of hosts. */
export const hostForm = {
  schema: fireHostInput,
  fields: [
    field.text('name'), field.text('serverIp'), field.text('port'), field.text('protocol'), field.text('manufacturer'), field.text('model'), field.choice('buildingId', places.buildings),
    field.text('controlRoom'), field.text('phone', { inputMode: 'tel' }), field.text('position'),
  ],
}
