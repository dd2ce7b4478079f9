/** A floor of a building: 1…n, basements −1…−m, never 0 (domain 9). `status` is its worst state; null when calm. */
export interface Floor {
  floor: number
  status: 'alarm' | 'fault' | null
}
