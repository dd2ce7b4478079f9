import type { NoticeMethod, NoticeReason, NoticeState, NoticeType } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, instantMs, version } from './columns'
import { tenants } from './tenants'
import { users } from './users'

/** Notices to people outside the watch desk (ADR 29): who is told, how, and what became of it. */

const tenant = () => text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' })
const noticeType = () => text('type').$type<NoticeType>().notNull()
const RECORD_KINDS = ['general', 'hydrant', 'fireHost'] as const
const recordKind = () => text('kind', { enum: RECORD_KINDS }).notNull()

/** By which methods people are told of alarms or faults, and in which words; no row = by none. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    tenantId: tenant(),
    type: noticeType(),
    methods: text('methods').array().$type<NoticeMethod[]>().notNull().default([]),
    /** null: the words of the server */
    text: text('text'),
    version: version(),
    updatedBy: text('updated_by'),
    updatedAt: instantMs('updated_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type] })],
)

/** Who is told; a tenant without a row of a type has its administrators told. */
export const noticeRecipients = pgTable(
  'notice_recipients',
  {
    tenantId: tenant(),
    type: noticeType(),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.userId] })],
)

/** Push rules: a bound person is not told again of the same bound device within the interval (contract device §17). */
export const noticeRules = pgTable(
  'notice_rules',
  {
    id: id(),
    tenantId: tenant(),
    name: text('name').notNull(),
    description: text('description'),
    intervalMinutes: integer('interval_minutes').notNull(),
    /** the system whose devices can be bound */
    channelId: integer('channel_id').notNull(),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('notice_rules_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`)],
)

export const noticeRuleUsers = pgTable(
  'notice_rule_users',
  {
    ruleId: integer('rule_id').notNull().references(() => noticeRules.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    type: noticeType(),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.userId, t.type] })],
)

/** A device, or a point of a fire host, has one rule at most. */
export const noticeRuleDevices = pgTable(
  'notice_rule_devices',
  {
    ruleId: integer('rule_id').notNull().references(() => noticeRules.id, { onDelete: 'cascade' }),
    kind: recordKind(),
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.deviceId] }), index('notice_rule_devices_rule').on(t.ruleId)],
)

/** What a message can say of a record. */
export interface NoticeFacts {
  /** epoch ms */
  at: number
  place: string | null
  floor: number | null
  position: string | null
  device: string | null
  series: string | null
  alarm: string
  level: string
  /** the alarm level of its value, which can have methods of its own; missing: it was not judged */
  levelId?: number | null
  value: string | null
}

/**
 * New records of which no one has been told yet, written in the transaction of the record: a crash after its commit loses none. Who is
 * told is decided later, so that a report waits for no list of people.
 */
export const noticeOutbox = pgTable(
  'notice_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: text('tenant_id').notNull(),
    type: noticeType(),
    kind: recordKind(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    channelId: integer('channel_id').notNull(),
    /** the device, the point of a fire host, or the host itself below zero */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
  },
  // alarms have the smaller code
  (t) => [index('notice_outbox_next').on(t.type, t.id)],
)

/** One message about one or more records of a system. */
export const notices = pgTable('notices', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tenantId: text('tenant_id').notNull(),
  type: noticeType(),
  /** null: of a test */
  channelId: integer('channel_id'),
  isTest: boolean('is_test').notNull().default(false),
  records: integer('records').notNull().default(1),
  /** of the first record */
  facts: jsonb('facts').$type<NoticeFacts>().notNull(),
  content: text('content').notNull(),
  createdAt: instantMs('created_at').notNull(),
})

export const noticeRecords = pgTable(
  'notice_records',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).notNull().references(() => notices.id, { onDelete: 'cascade' }),
    kind: recordKind(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noticeId, t.kind, t.recordId] }),
    index('notice_records_record').on(t.kind, t.recordId),
    index('notice_records_subject').on(t.kind, t.subjectId, t.noticeId),
  ],
)

/** One message to one person by one method, and what became of it. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: text('tenant_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull().references(() => notices.id, { onDelete: 'cascade' }),
    /** null when no one could be told; the names are those at the time */
    userId: text('user_id'),
    username: text('username'),
    name: text('name'),
    mobilePhone: text('mobile_phone'),
    email: text('email'),
    /** null when no one could be told */
    method: text('method').$type<NoticeMethod>(),
    state: text('state').$type<NoticeState>().notNull().default('waiting'),
    reason: text('reason').$type<NoticeReason>(),
    /** the number of a refusal, or the name of the push rule */
    detail: text('detail'),
    tries: integer('tries').notNull().default(0),
    /** of the message that was handed over: of how many records it told, when several were sent as one */
    toldRecords: integer('told_records'),
    createdAt: instantMs('created_at').notNull(),
    /** until then it is left alone: by a pause between tries, or because a process is sending it */
    dueAt: instantMs('due_at').notNull(),
    /** when the last try ended */
    triedAt: instantMs('tried_at'),
  },
  (t) => [
    index('notice_deliveries_due').on(t.dueAt).where(sql`state = 'waiting'`),
    index('notice_deliveries_log').on(t.tenantId, t.id.desc().nullsFirst()),
    index('notice_deliveries_notice').on(t.noticeId),
  ],
)
