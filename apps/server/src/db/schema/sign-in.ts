import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, instant, version } from './columns'
import { users } from './users'

/** Identity providers (OpenID Connect) that the sign-in page offers, the same for every tenant (ADR 34). */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    id: id(),
    /** as its button reads */
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** sealed (`domain/secrets`); null: a public client, which proves itself by PKCE only */
    sealedSecret: text('sealed_secret'),
    /** separated by spaces; `openid` is always asked for */
    scopes: text('scopes'),
    isOffered: boolean('is_offered').notNull().default(false),
    /** place among the buttons, lowest first; those without one come last */
    orderNumber: integer('order_number'),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('sign_in_providers_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`)],
)

/** A person at an identity provider who signs in as this user. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: id(),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    providerId: integer('provider_id').notNull().references(() => signInProviders.id, { onDelete: 'cascade' }),
    /** the provider's own id of the person, which never changes (claim `sub`) */
    subject: text('subject').notNull(),
    /** how the provider names the person: shown only */
    label: text('label').notNull(),
    boundAt: instant('bound_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [unique('user_identities_subject').on(t.providerId, t.subject), unique('user_identities_user').on(t.userId, t.providerId)],
)

/** A sign-in for which the browser has gone to a provider; taken once when it comes back. Hashes only, as of tokens. */
export const signInJourneys = pgTable('sign_in_journeys', {
  stateHash: text('state_hash').primaryKey(),
  /** of the cookie of the browser that has gone */
  browserHash: text('browser_hash').notNull(),
  providerId: integer('provider_id').notNull().references(() => signInProviders.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  verifier: text('verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** What a browser has proven and what it must do before it gets a session: bind an account, or give the second factor. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind', { enum: ['bind', 'secondFactor'] }).notNull(),
    /** who has given the password, or whose identity has signed in; null while an unknown identity waits for its account */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** the provider that was used, and the person there; null after a sign-in with a password only */
    providerId: integer('provider_id').references(() => signInProviders.id, { onDelete: 'cascade' }),
    subject: text('subject'),
    label: text('label'),
    /** of the cookie of the browser that has come from the provider */
    browserHash: text('browser_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_steps_user').on(t.userId)],
)

/** The second factor of a user: codes of an app (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** null until the user has given a first code: until then it is not asked for */
  confirmedAt: instant('confirmed_at'),
  /** the number of the 30 seconds whose code was used last: a code is accepted once */
  lastStep: bigint('last_step', { mode: 'number' }),
})

/** Each stands for one code of the app and is deleted when it is used. Only SHA-256 hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id').notNull().references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
