/** The kind of fire protection system that a device belongs to (GB/T 26875.3; domain, system type codes). */
export const SYSTEM_TYPE = {
  fireAlarm: '1',
  linkage: '10',
  hydrant: '11',
  sprinkler: '12',
  gas: '13',
  waterSprayByPump: '14',
  waterSprayByPressure: '15',
  foam: '16',
  powder: '17',
  smokeControl: '18',
  doorAndShutter: '19',
  lift: '20',
  broadcast: '21',
  lightingAndEvacuation: '22',
  power: '23',
  telephone: '24',
} as const
export type SystemType = (typeof SYSTEM_TYPE)[keyof typeof SYSTEM_TYPE]
