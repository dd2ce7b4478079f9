/**
 * What a session with limited places reads and writes of each table, as a condition on the table `t`. `everything`: the rows belong to no
 * place. `added`: rows can be added and none is read. A table without a rule does not exist for such a session (ADR 31).
 */
export type ViewRule = 'everything' | 'added' | { where: string } | { query: string }

const ids = (name: string) => `current_setting('smart_fire.${name}')::integer[]`
const inBuildings = (column = 't.building_id') => `${column} = any (${ids('buildings')})`
const atHydrants = (column = 't.hydrant_id') => `${column} = any (${ids('hydrants')})`
const ofHosts = (column: string) => `${column} = any (${ids('hosts')})`
const recordWhere = (table: string, where: string) => `exists (select 1 from public.${table} r where r.id = t.record_id and ${where})`

/** Whether the record that a row of `notice_records` names is visible. */
const recordOf = (is: 'in' | 'not in') => `(t.record_id ${is} (select r.id from scoped.general_records r) and t.kind = 'general'
  or t.record_id ${is} (select r.id from scoped.hydrant_records r) and t.kind = 'hydrant' or t.record_id ${is} (select r.id from scoped.fire_host_records r) and t.kind = 'fireHost')`
const noticesOf = (is: 'in' | 'not in') => `(select t.notice_id from public.notice_records t where ${recordOf(is)})`

/** A facility in a building belongs to those who see the building, one outside of buildings to those who see its unit. */
const atFacility = `(${inBuildings()} or t.building_id is null and t.unit_id = any (${ids('units')}))`
const inPlaces = `(${inBuildings()} or ${atHydrants()})`

const FIGURES = 'tenant_id, dimension, grain, kind, channel_id, starts_on, member, raised, fires, offline, open, open_fires, recovered, real_fires, fire_tests, false_alarms'
const within = `within = any (current_setting('smart_fire.within')::text[])`

/** The figures of all places are those of the visible ones together; each record belongs to one building or hydrant. */
const recordFigures = `
  select ${FIGURES}, ''::text as within from public.record_figures where ${within} and within not like 'host:%'
  union all select ${FIGURES}, within from public.record_figures where ${within}`

const RECORDS = `
  select tenant_id, raised_at, 'general' as kind, channel_id, (category = '1')::integer as fires, (category <> '1' and point_code = 'OFFLINE')::integer as offline from scoped.general_records
  union all select tenant_id, raised_at, 'hydrant', channel_id, 0, (point_code = 'OFFLINE')::integer from scoped.hydrant_records
  union all select tenant_id, raised_at, 'fireHost', channel_id, (category = '1')::integer, (category <> '1' and point_code = 'OFFLINE')::integer from scoped.fire_host_records`

/** From the records themselves, because the summaries by ten minutes know no place. `raised_at` limits them by an index. */
const slotFigures = `
  select r.tenant_id, date_bin('10 minutes', r.raised_at, timestamptz '2000-01-01 00:00:00Z') as slot, r.kind, c.channel_id, 1 as raised, r.fires, r.offline, r.raised_at
  from (${RECORDS}) r cross join lateral (values (r.channel_id), (0)) as c(channel_id)`

/** In this order: a view stands below those that it reads. */
export const VIEW_RULES: Readonly<Record<string, ViewRule>> = {
  tenants: 'everything', tenant_channels: 'everything', hidden_channels: 'everything', tenant_settings: 'everything', demo_seed: 'everything', work_runs: 'everything', setup_codes: 'everything', signing_keys: 'everything',
  users: 'everything', roles: 'everything', role_areas: 'everything', user_roles: 'everything', role_menus: 'everything', role_elements: 'everything', menus: 'everything', elements: 'everything',
  departments: 'everything', department_members: 'everything', positions: 'everything', position_members: 'everything', position_roles: 'everything',
  sessions: 'everything', socket_tickets: 'everything', stream_tickets: 'everything', picture_codes: 'everything', login_failures: 'everything', login_log: 'everything', audit_chains: 'everything',
  sign_in_providers: 'everything', user_identities: 'everything', sign_in_journeys: 'everything', sign_in_steps: 'everything', second_factors: 'everything', recovery_codes: 'everything',
  facility_types: 'everything', alarm_levels: 'everything', point_thresholds: 'everything', threshold_ranges: 'everything',
  channels: 'everything', measuring_points: 'everything', dictionary_types: 'everything', dictionary_entries: 'everything', firms: 'everything', device_series: 'everything', sensor_types: 'everything', sensor_type_points: 'everything', regions: 'everything',
  gateway_keys: 'everything', alarm_streams: 'everything',
  // reached by their generated keys only, which stand in rows of buildings and hydrants
  stored_files: 'everything',
  // only names points that changed often; the records of those are read through the views below
  point_slots: 'everything', record_changes_by_point_slot: 'everything',

  // who is told by SMS or mail is chosen by name; what they are told of stands below
  notice_settings: 'everything', notice_recipients: 'everything', notice_rules: 'everything', notice_rule_users: 'everything',

  // written by triggers and with verdicts, read by the server itself
  notice_outbox: 'added', record_changes: 'added', alarm_pushes: 'added',
  imports: { where: `t.user_id = current_setting('smart_fire.user')` },
  // rows name devices and buildings in any words: of others' operations nothing is shown
  audit_log: { where: `t.user_id = current_setting('smart_fire.user')` },

  buildings: { where: inBuildings('t.id') },
  hydrants: { where: atHydrants('t.id') },
  inspection_types: 'everything',
  indoor_facilities: { where: inBuildings() },
  outdoor_facilities: { where: `t.unit_id = any (${ids('units')})` },
  // a route, its plan and its tasks belong to those who see all of its facilities
  inspection_routes: { where: `not exists (select 1 from public.inspection_route_points p left join public.indoor_facilities i on i.id = p.indoor_id left join public.outdoor_facilities o on o.id = p.outdoor_id
    where p.route_id = t.id and (${inBuildings('i.building_id')} or o.unit_id = any (${ids('units')})) is not true)` },
  inspection_route_points: { where: 't.route_id in (select r.id from scoped.inspection_routes r)' },
  inspection_plans: { where: 't.route_id in (select r.id from scoped.inspection_routes r)' },
  inspection_tasks: { where: 't.route_id in (select r.id from scoped.inspection_routes r)' },
  inspection_task_points: { where: atFacility },
  inspection_results: { where: atFacility },
  inspection_defects: { where: atFacility },
  inspection_photos: { where: 't.result_id in (select r.id from scoped.inspection_results r)' },
  networked_units: { where: `t.id = any (${ids('units')})` },
  // one that names no unit belongs to the whole tenant
  gateways: { where: `(t.unit_id is null or t.unit_id = any (${ids('units')}))` },
  // known by its gateway only
  unregistered_devices: { where: 't.gateway_id in (select g.id from scoped.gateways g)' },
  unregistered_hosts: { where: 't.gateway_id in (select g.id from scoped.gateways g)' },
  control_rooms: { where: `t.unit_id = any (${ids('units')})` },
  devices: { where: inPlaces },
  device_maintenance: { where: 't.device_id in (select d.id from scoped.devices d)' },
  device_files: { where: 't.device_id in (select d.id from scoped.devices d)' },
  camera_groups: 'everything',
  cameras: { where: inBuildings() },
  wall_layouts: { where: `t.user_id = current_setting('smart_fire.user')` },
  recognitions: { where: 't.camera_id in (select c.id from scoped.cameras c)' },
  early_warnings: { where: inPlaces },
  installation_reports: { where: atHydrants() },
  building_floors: { where: inBuildings() },
  floor_plans: { where: inBuildings() },
  floor_plan_drafts: { where: inBuildings() },
  fire_hosts: { where: ofHosts('t.id') },
  fire_host_events: { where: ofHosts('t.fire_host_id') },
  unmatched_addresses: { where: ofHosts('t.fire_host_id') },
  fire_host_points: { where: inBuildings() },
  readings: { where: `t.device_id in (select d.id from public.devices d where ${inBuildings('d.building_id')} or ${atHydrants('d.hydrant_id')})` },
  general_records: { where: inBuildings() },
  record_pictures: { where: recordWhere('general_records', inBuildings('r.building_id')) },
  hydrant_records: { where: atHydrants() },
  fire_host_records: { where: inBuildings() },
  verdict_history: {
    where: `(t.kind = 'general' and ${recordWhere('general_records', inBuildings('r.building_id'))}
      or t.kind = 'hydrant' and ${recordWhere('hydrant_records', atHydrants('r.hydrant_id'))}
      or t.kind = 'fireHost' and ${recordWhere('fire_host_records', inBuildings('r.building_id'))})`,
  },
  notice_rule_devices: {
    where: `(t.kind <> 'fireHost' and t.device_id in (select d.id from scoped.devices d) or t.kind = 'fireHost' and t.device_id in (select p.id from scoped.fire_host_points p))`,
  },
  // a notice of several records tells of all of them
  notices: { where: `(t.id in ${noticesOf('in')} and t.id not in ${noticesOf('not in')})` },
  notice_records: { where: recordOf('in') },
  notice_deliveries: { where: 't.notice_id in (select n.id from scoped.notices n)' },
  operator_hours: { where: `(t.tenant_id, t.hour, t.username) in (select h.tenant_id, date_trunc('hour', h.at, 'UTC'), h.username from scoped.verdict_history h)` },
  record_figures: { query: recordFigures },
  slot_figures: { query: slotFigures },
}

/** Summaries by all places together, and what only makes them: no session with limited places reads them. */
export const WITHOUT_VIEW = ['judging_versions', 'record_summaries', 'record_slots', 'record_changes_by_member', 'record_changes_by_slot'] as const
