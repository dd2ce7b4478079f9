import { signInProviderInput, signInProviders, type SignInProvider } from '@smart-fire/api-client/sign-in-providers'
import { choices, column, field, filter, listScreen, panel } from '../../../screens'
import * as words from './sign-in-providers.messages'

const states = choices.fixed('on', 'off')

/** Identity providers of the sign-in page, for the platform's own administrators (spec 1 §2, ADR 34). */
export const signInProviderTab = listScreen({
  key: 'adminSys/tenantManager',
  words,
  calls: signInProviders,
  filters: { name: filter.text() },
  columns: [
    column.text('name', { sort: true, width: 200 }),
    column.code('state', { tones: { on: 'normal', off: 'notEnabled' }, width: 110 }),
    column.text('issuer', { copy: true, width: 280 }),
    column.text('clientId', { copy: true, width: 200 }),
    column.code('secret', { tones: { stored: 'normal', missing: 'fault' }, width: 120 }),
    column.text('scopes', { hidden: true }),
    column.number('order', { width: 90 }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  tone: ({ state }) => (state === 'off' ? 'notEnabled' : undefined),
  form: {
    schema: signInProviderInput,
    fields: [
      field.text('name'), field.text('issuer', { fixed: true, inputMode: 'url' }), field.text('clientId'), field.text('scopes'), field.choice('state', states), field.number('order'),
    ],
  },
  acts: [panel<SignInProvider>({ name: 'access', element: 'btn_edit', load: async () => (await import('./access-panel')).AccessPanel })],
  exports: true,
})
