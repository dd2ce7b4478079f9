import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** How an account signs in; a back end without groups (the mock) promises nothing about it. What an app on a telephone does is tested where a clock can be set. */
export const accountSecurityPromises: readonly ContractPromise[] = [
  {
    title: 'a second factor begins with the password only, tells its key to an app, and is off until a first code was right',
    check: withScreens(async ({ accountSecurity }, backend) => {
      const off = { secondFactor: 'off', since: null, identities: [] }
      const state = async () => {
        const { secondFactor, since, identities } = await accountSecurity.own()
        return { secondFactor, since, identities }
      }
      same(await state(), off, 'the security of a new account')
      same(await refusal(accountSecurity.begin('not the password')), 'refused', 'a wrong password')
      const { password } = await backend.credentials()
      const begun = await accountSecurity.begin(password)
      hold(begun.secret.length >= 16 && begun.address.startsWith('otpauth://totp/'), 'the key and its address')
      same(new URL(begun.address).searchParams.get('secret'), begun.secret, 'the key in the address')
      const again = await accountSecurity.begin(password)
      hold(again.secret !== begun.secret, 'each beginning has a key of its own')
      same(await refusal(accountSecurity.confirm('not a code')), 'refused', 'a text that is no code')
      same(await state(), off, 'the security after a wrong code')
      hold(!JSON.stringify(await accountSecurity.own()).includes(again.secret), 'the key is told once')
      same(await refusal(accountSecurity.end('000000')), 'refused', 'turning off what is not on')
    }),
  },
  {
    title: 'an identity that does not exist cannot be removed, and an account that does not exist is not found',
    check: withScreens(async ({ accountSecurity }) => {
      const UNKNOWN = '2000000000'
      for (const call of [() => accountSecurity.unbind(UNKNOWN), () => accountSecurity.ofUser(UNKNOWN), () => accountSecurity.resetOfUser(UNKNOWN), () => accountSecurity.unbindOfUser(UNKNOWN, UNKNOWN)]) {
        const kind = await refusal(call())
        hold(kind === 'notFound' || kind === 'refused' || kind === 'forbidden', `refused as ${kind}`)
      }
    }),
  },
]
