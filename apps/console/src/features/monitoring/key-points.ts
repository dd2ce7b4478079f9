/**
 * Which measuring points matter on a card, by section and in order; a point that is abnormal comes before all of them. The
 * other points of a device stand in its real-time panel.
 */
export const KEY_POINTS: Readonly<Record<string, readonly string[]>> = {
  dianqihuozai: ['RCT', 'LK', 'TEMP1', 'TEMP2', 'TEMP3', 'TEMP5', 'ECA', 'ECB', 'ECC', 'XTEMP'],
  huozaibaojing: ['YG', 'XTEMP', 'HANDN', 'ACOP', 'VOL'],
  gasFirecontrol: ['SWITCH', 'VLA', 'VLB', 'VLC', 'ECA', 'ECB', 'ECC'],
  combustible: ['COMG'],
  firedoor: ['DM'],
  evacuation: ['SPR', 'YW', 'WF', 'XTEMP', 'HUM', 'SOS', 'INFR', 'PM2_5'],
  hydrant: ['YL', 'YW', 'ANGLE', 'XQX', 'XZJ', 'VOL'],
}

/** On/off points whose normal position stands beside the value: of a fire door, open or closed. */
export const POSITION_POINTS: ReadonlySet<string> = new Set(['DM'])
