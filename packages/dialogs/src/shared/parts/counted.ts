/** A number with its English noun, in the singular or with an s: `1 fire`, `2 fires`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The verb after `counted`. */
export const are = (count: number) => (count === 1 ? 'is' : 'are')
