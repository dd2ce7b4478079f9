import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'

/**
 * The menu tree, the same for every tenant; `domain/menus` decides who is granted what. Filled from `menu-catalogue` at each start; title, icon,
 * order and visibility of a row that a user has changed stay as they are.
 */
export const menus = pgTable('menus', {
  id: integer('id').primaryKey(),
  /** -1 = top level */
  parentId: integer('parent_id').notNull(),
  code: text('code').notNull(),
  title: text('title').notNull(),
  icon: text('icon'),
  href: text('href'),
  type: text('type'),
  orderNum: integer('order_num').notNull(),
  channelId: integer('channel_id'),
  superAdminMenu: boolean('super_admin_menu').notNull(),
  siteMenu: boolean('site_menu').notNull(),
  /** not in the navigation; rights and data scope do not change (ADR 33) */
  isHidden: boolean('is_hidden').notNull().default(false),
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  /** null: as in the catalogue */
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
  version: integer('version').notNull().default(1),
})

/** What can be pressed on a screen, the same for every tenant. Filled from `element-catalogue` at each start. */
export const elements = pgTable('elements', {
  /** `<section>/<screen>:btn_<act>` */
  code: text('code').primaryKey(),
  menuId: integer('menu_id').notNull().references(() => menus.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** the call that it makes, as the platform writes it: without /api (contract admin §4.2) */
  method: text('method').notNull(),
  uri: text('uri').notNull(),
})
