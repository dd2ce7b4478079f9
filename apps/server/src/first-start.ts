import { hasTenants } from './domain/tenants/tenants.queries'
import { activeAccount } from './domain/users/accounts.queries'
import type { MainMessages } from './main.messages'
import { seedCity } from './seed/seed-city'
import { DEMO_PASSWORD } from './seed/tenants'
import type { PreparationDeps, ServerDeps } from './server-deps'
import type { Terminal } from './terminal'

/** The account that a newcomer signs in with. */
export const MAIN_ACCOUNT = 'operator'

/** Fills an empty database with the city that the settings name; all of it or nothing. */
export async function seedWhenEmpty(deps: PreparationDeps, terminal: Terminal, words: MainMessages): Promise<void> {
  const { database, config, clock, passwords } = deps
  if (config.city === 'none' || (await hasTenants(database.db))) return
  terminal.say(words.seeding)
  const startedAt = clock.now()
  const { accounts } = await seedCity(database, {
    seed: config.seed,
    size: config.city,
    now: startedAt,
    hashPassword: passwords.hash,
    onProgress: terminal.seeding,
  })
  terminal.say(words.seeded(((clock.now() - startedAt) / 1000).toFixed(1)))
  const others = accounts.map(({ username }) => username).filter((username) => username !== MAIN_ACCOUNT)
  terminal.say(words.otherAccounts(others.join(', ')))
}

/** Whether the main demo account still has the demo password; checking it takes half a second. */
export async function hasOpenDemoAccount({ database, passwords }: ServerDeps): Promise<boolean> {
  const account = await activeAccount(database.db, MAIN_ACCOUNT)
  return account !== null && passwords.verify(DEMO_PASSWORD, account.passwordHash)
}
