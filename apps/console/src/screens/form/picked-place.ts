const PER_DEGREE = 1e6

/** A place that was picked on a map, to a tenth of a metre: the map gives all digits of its projection. A stored place keeps its own: many platforms write more than six. */
export function pickedPlace({ lng, lat }: { lng: number; lat: number }): { lng: number; lat: number } {
  return { lng: rounded(lng), lat: rounded(lat) }
}

const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE
