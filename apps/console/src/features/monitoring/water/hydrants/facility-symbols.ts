/** The symbols of facility types on the map, by the name of their icon (facilityTypeManger): outlines on a grid of 16. */
const SYMBOLS: Readonly<Record<string, string>> = {
  water: 'M5 14h6M6 14V7a2 2 0 0 1 4 0v7M4 9h8M8 5V3',
  crane: 'M4 14h6M7 14V4h5v4M12 10v1',
  pool: 'M2 6q2-2 4 0t4 0 4 0M2 11q2-2 4 0t4 0 4 0',
  cabinet: 'M4 3h8v10H4zM8 3v10M6 8h.5M9.5 8h.5',
  pump: 'M3 13h10M5 13V8h6v5M8 8V3M5 3h6',
  sensor: 'M8 5a3 3 0 1 0 .01 0M8 2v1M8 13v1M2 8h1M13 8h1',
}

/** The outline of an icon; undefined without one, so that the marker shows its state alone. */
export const symbolOf = (icon: string | null): string | undefined => (icon === null ? undefined : SYMBOLS[icon])
