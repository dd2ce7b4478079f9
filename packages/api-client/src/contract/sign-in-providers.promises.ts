import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Identity providers; a back end whose platform has no user of its own (the mock) promises nothing about them. */
export const signInProviderPromises: readonly ContractPromise[] = [
  {
    title: 'a provider is added without a secret, gets one that no call tells again, keeps its issuer, and is deleted',
    check: async ({ platform }) => {
      if (platform === null) return
      const { signInProviders } = platform
      const input = { name: `契约${Date.now()}`, issuer: 'https://idp.example.com', clientId: 'console', scopes: 'profile', order: 7, state: 'off' } as const
      await signInProviders.add(input)
      const { rows: [added], total } = await signInProviders.list({ page: 1, limit: 15, name: input.name })
      hold(added !== undefined && total === 1, 'the new provider is found by its name')
      same({ ...input, secret: 'missing' }, {
        name: added.name, issuer: added.issuer, clientId: added.clientId, scopes: added.scopes, order: added.order, state: added.state, secret: added.secret,
      }, 'the new provider')
      same(await refusal(signInProviders.add(input)), 'refused', 'a second provider of the name')
      const secret = 'a secret of the contract'
      await signInProviders.setSecret(added.id, secret)
      const stored = await signInProviders.get(added.id)
      same(stored.secret, 'stored', 'the secret')
      hold(!JSON.stringify([stored, await signInProviders.list({ page: 1, limit: 100 })]).includes(secret), 'no call tells the secret')
      same(await refusal(signInProviders.update(added.id, { ...input, issuer: 'https://other.example.com' })), 'refused', 'another issuer')
      await signInProviders.update(added.id, { ...input, state: 'on' })
      const shown = await signInProviders.get(added.id)
      same([shown.state, shown.secret], ['on', 'stored'], 'the provider on the sign-in page')
      await signInProviders.setSecret(added.id, '')
      same((await signInProviders.get(added.id)).secret, 'missing', 'after a blank secret')
      await signInProviders.remove([added.id])
      same(await refusal(signInProviders.get(added.id)), 'notFound', 'the deleted provider')
    },
  },
]
