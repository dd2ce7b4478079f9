import { inspection } from '@smart-fire/api-client/inspection'
import { choices } from '../../../screens'
import { types } from '../facilities/facility-choices'

/** The users among whom inspectors are chosen. */
export const persons = choices.loaded(async (client, signal) => (await client.with(inspection).plans.persons(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })))

/** Types by name: a check and a defect keep the name of the type that their facility had. */
export const typeNames = choices.loaded(async (client, signal, given) => (await types.load(client, signal, given)).map(({ label }) => ({ value: label, label })))
